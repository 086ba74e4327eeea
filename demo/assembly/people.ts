import type { Insertable } from 'kysely';
import type { AccountsTable, AdminsTable, ProfilesTable, UsersTable } from '#db/tables/accounts.ts';
import { seededRandom } from '#lib/seeded-random.ts';
import { demoAccounts } from '../accounts.ts';
import type { DemoColleague } from '../content/colleagues.ts';
import type { DemoClient } from '../content/demo-client.ts';
import type { DemoConsultant } from '../content/demo-consultant.ts';
import { daysBefore, hoursAfter } from './dates.ts';
import { personIdOf } from './demo-ids.ts';

/** A person of the demo with the times that everything else has to follow. */
export interface DemoPerson {
  id: string;
  userType: 'client' | 'consultant';
  firstName: string;
  lastName: string;
  email: string;
  companyName: string | null;
  isConfirmed: boolean;
  isAdmin: boolean;
  joinedAt: Date;
  approvedAt: Date | null;
}

type Named = Pick<DemoPerson, 'email' | 'firstName' | 'lastName'>;

const adminJoinedDaysAgo = 430;

/** The admins among the sign-ins. */
export const assembleAdmins = (now: Date): DemoPerson[] =>
  demoAccounts
    .filter(({ admin }) => admin)
    .map(({ userType, approved, ...account }) =>
      person(account, {
        userType,
        isApproved: approved,
        joined: daysBefore(now, adminJoinedDaysAgo),
        isAdmin: true,
      }),
    );

/** A client's person. */
export const assembleClient = (client: DemoClient, now: Date): DemoPerson => ({
  ...person(client, {
    userType: 'client',
    isApproved: client.standing === 'approved',
    joined: daysBefore(now, client.joinedDaysAgo),
  }),
  companyName: client.companyName,
  isConfirmed: client.standing !== 'unconfirmed',
});

/** The person of a client's colleague, who came in with the approved company. */
export const assembleColleague = (colleague: DemoColleague, now: Date): DemoPerson =>
  person(colleague, {
    userType: 'client',
    isApproved: false,
    joined: daysBefore(now, colleague.joinedDaysAgo),
  });

/** A consultant's person. */
export const assembleConsultant = (consultant: DemoConsultant, now: Date): DemoPerson =>
  person(consultant, {
    userType: 'consultant',
    isApproved: consultant.standing !== 'waiting',
    joined: daysBefore(now, consultant.joinedDaysAgo),
  });

function person(
  { email, firstName, lastName }: Named,
  fate: {
    userType: DemoPerson['userType'];
    isApproved: boolean;
    joined: Date;
    isAdmin?: true;
  },
): DemoPerson {
  const random = seededRandom(`person ${email}`);
  const joinedAt = hoursAfter(fate.joined, -random.between(0, 1));
  return {
    id: personIdOf(email),
    userType: fate.userType,
    firstName,
    lastName,
    email,
    companyName: null,
    isConfirmed: true,
    isAdmin: fate.isAdmin ?? false,
    joinedAt,
    approvedAt: fate.isApproved ? hoursAfter(joinedAt, random.between(3, 26)) : null,
  };
}

/** The rows of these people. Only the sign-ins get a password; other people of the demo cannot sign in. */
export function peopleRows(people: readonly DemoPerson[], passwordHash: string) {
  const adminId = people.find(({ isAdmin }) => isAdmin)?.id ?? null;
  const signIns = new Set(demoAccounts.map(({ email }) => email));
  return {
    users: people.map(userRow),
    profiles: people.map((row) => profileRow(row, row.id === adminId ? null : adminId)),
    admins: people
      .filter(({ isAdmin }) => isAdmin)
      .map(({ id, joinedAt }): Insertable<AdminsTable> => ({ user_id: id, granted_at: joinedAt })),
    accounts: people
      .filter(({ email }) => signIns.has(email))
      .map(
        ({ id, joinedAt }): Insertable<AccountsTable> => ({
          user_id: id,
          account_id: id,
          provider_id: 'credential',
          password: passwordHash,
          created_at: joinedAt,
          updated_at: joinedAt,
        }),
      ),
  };
}

const userRow = (row: DemoPerson): Insertable<UsersTable> => ({
  id: row.id,
  name: `${row.firstName} ${row.lastName}`,
  email: row.email,
  email_verified: row.isConfirmed,
  user_type: row.userType,
  first_name: row.firstName,
  last_name: row.lastName,
  created_at: row.joinedAt,
  updated_at: row.joinedAt,
});

const profileRow = (row: DemoPerson, approvedBy: string | null): Insertable<ProfilesTable> => ({
  user_id: row.id,
  user_type: row.userType,
  first_name: row.firstName,
  last_name: row.lastName,
  company_name: row.companyName,
  approved_at: row.approvedAt,
  approved_by: row.approvedAt ? approvedBy : null,
  is_demo: true,
  created_at: row.joinedAt,
  updated_at: row.approvedAt ?? row.joinedAt,
});

import { sql } from 'kysely';
import {
  type CompanyId,
  hasRight,
  type MemberRole,
  memberRoles,
  toCompanyId,
} from '#access/company.ts';
import { toUserId, type UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { peopleWithEmail } from '#features/identity/accounts/server/queries/people.ts';

/** The roles of members who may post, invite, write and decide, for a statement. */
export const hiringRoles: readonly MemberRole[] = memberRoles.filter((role) =>
  hasRight({ role }, 'hire'),
);

/** The roles of members who may approve what others agree to, for a statement. */
export const approvingRoles: readonly MemberRole[] = memberRoles.filter((role) =>
  hasRight({ role }, 'approve'),
);

/** The members of companies with their roles, to be joined. */
export const companyMembers = (db: Db) =>
  db
    .selectFrom('company_members')
    .select(['company_members.company_id', 'company_members.user_id', 'company_members.role']);

/** The companies that this person owns, for a statement. */
export const ownedCompanies = (db: Db, userId: UserId) =>
  db
    .selectFrom('company_members')
    .select('company_members.company_id')
    .where('company_members.user_id', '=', userId)
    .where('company_members.role', '=', 'owner');

/** The companies of which this person is the only member, for a statement. */
export const companiesOfOne = (db: Db, userId: string) =>
  db
    .selectFrom('company_members as own')
    .select('own.company_id')
    .where('own.user_id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('company_members as other')
            .select('other.user_id')
            .whereRef('other.company_id', '=', 'own.company_id')
            .where('other.user_id', '<>', userId),
        ),
      ),
    );

/** What admins have decided about companies, to be joined; one that is closed is not approved any more. */
export const companyStandings = (db: Db) =>
  db
    .selectFrom('companies')
    .select(['companies.id', 'companies.suspended_at'])
    .select(
      sql<Date | null>`case when companies.closed_at is null then companies.approved_at end`.as(
        'approved_at',
      ),
    );

/** A member of a company. */
export interface Member {
  userId: UserId;
  role: MemberRole;
}

/** The members of a company, owners first and then those who may hire, each the longest member first. */
export async function listMembersByRole(db: Db, companyId: CompanyId): Promise<Member[]> {
  const rows = await db
    .selectFrom('company_members')
    .select(['user_id', 'role'])
    .where('company_id', '=', companyId)
    .orderBy(sql`array_position(${[...memberRoles]}::text[], role)`)
    .orderBy('since')
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id, role }) => ({ userId: toUserId(user_id), role }));
}

/** The company that each of these people acts for, by person; consultants are not in it. */
export async function findActingCompanies(
  db: Db,
  userIds: readonly UserId[],
): Promise<ReadonlyMap<UserId, CompanyId>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('company_members')
    .distinctOn('user_id')
    .select(['user_id', 'company_id'])
    .where(sql<boolean>`user_id = any(${userIds}::uuid[])`)
    .orderBy('user_id')
    .orderBy('chosen_at', 'desc')
    .orderBy('company_id')
    .execute();
  return new Map(rows.map((row) => [toUserId(row.user_id), toCompanyId(row.company_id)]));
}

/** The members of a company, the longest there first. */
export const listMembers = (db: Db, companyId: CompanyId) =>
  db
    .selectFrom('company_members as member')
    .innerJoin(peopleWithEmail(db).as('person'), 'person.user_id', 'member.user_id')
    .select([
      'member.user_id as userId',
      'member.role',
      'member.since',
      'person.first_name as firstName',
      'person.last_name as lastName',
      'person.email',
    ])
    .where('member.company_id', '=', companyId)
    .orderBy('member.since')
    .orderBy('member.user_id')
    .$narrowType<{ userId: UserId }>()
    .execute();

export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number];

/** Who may approve for a company what others agree to: none who is suspended or leaves. */
export const listApprovers = (db: Db, companyId: CompanyId) =>
  db
    .selectFrom('company_members as member')
    .innerJoin(peopleWithEmail(db).as('person'), 'person.user_id', 'member.user_id')
    .select([
      'member.user_id as userId',
      'person.first_name as firstName',
      'person.last_name as lastName',
      'person.email',
    ])
    .where('member.company_id', '=', companyId)
    .where('member.role', 'in', [...approvingRoles])
    .where('person.suspended_at', 'is', null)
    .where('person.leaving_at', 'is', null)
    .orderBy('member.since')
    .orderBy('member.user_id')
    .$narrowType<{ userId: UserId }>()
    .execute();

import { sql } from 'kysely';
import { deleteExpired, yearsBefore } from '#db/kept-for.ts';
import { atOnce, personalTable } from '#db/personal-tables.ts';
import { findEmailAddresses } from '#features/identity/accounts/server/queries/people.ts';
import { companies } from '#features/identity/memberships/server/queries/memberships.ts';
import type { PersonalData } from '#server/personal-data.ts';

const invitations = personalTable('member_invitations', {
  people: ['email', 'invited_by', 'accepted_by'],
  given: ['role', 'created_at', 'expires_at', 'ended_as', 'ended_at'],
  withheld: {
    id: 'names the row for us',
    company_id: 'given by its name',
    email: 'the address of the account',
    invited_by: 'another user',
    accepted_by: 'the person who asks',
  },
  afterErasure: 'deleted',
});

/** Who was invited to become a member of a company. An address is proven only by its account. */
export const membersPersonalData: PersonalData = {
  feature: 'members',
  retention: [
    {
      kind: 'communications',
      table: 'member_invitations',
      expire: (tx, now) =>
        deleteExpired(tx, 'member_invitations', sql`expires_at < ${yearsBefore(now, 3)}`),
    },
  ],
  tables: [invitations],
  impersonal: {},
  lists: [
    {
      name: 'member-invitations',
      says: 'The companies you were invited to become a member of.',
      rows: (db, userId) =>
        atOnce(async () => {
          const emails = await findEmailAddresses(db, [userId]);
          return db
            .selectFrom('member_invitations as invitation')
            .innerJoin(companies(db).as('company'), 'company.id', 'invitation.company_id')
            .select(['company.name', 'invitation.role', 'invitation.created_at'])
            .select(['invitation.expires_at', 'invitation.ended_as', 'invitation.ended_at'])
            .where('invitation.email', 'in', [...emails.values(), ''])
            .orderBy('invitation.created_at')
            .execute();
        }),
    },
  ],
  mentions: async (db, userId) => {
    const emails = await findEmailAddresses(db, [userId]);
    const received = await db
      .selectFrom('member_invitations')
      .select('id')
      .where('email', 'in', [...emails.values(), ''])
      .execute();
    return received.map(({ id }) => id);
  },
  erase: async (tx, _, { email }) => {
    await tx.deleteFrom('member_invitations').where('email', '=', email).execute();
  },
};

import { atOnce, personalTable } from '#db/personal-tables.ts';
import { companies } from '#features/identity/memberships/server/queries/memberships.ts';
import type { PersonalData } from '#server/personal-data.ts';

const requests = personalTable('membership_requests', {
  people: ['user_id'],
  given: ['asked_at', 'ended_as', 'ended_at'],
  withheld: {
    id: 'names the row for us',
    company_id: 'given by its name',
    user_id: 'the person who asks',
  },
  afterErasure: 'deleted',
});

/** Which companies a user has asked to become a member of. */
export const joiningPersonalData: PersonalData = {
  feature: 'joining',
  tables: [requests],
  impersonal: { company_domains: 'domains of companies, and what proves them' },
  lists: [
    {
      name: 'membership-requests',
      says: 'The companies you asked to become a member of, and what they answered.',
      rows: (db, userId) =>
        atOnce(() =>
          db
            .selectFrom('membership_requests as request')
            .innerJoin(companies(db).as('company'), 'company.id', 'request.company_id')
            .select(['company.name', 'request.asked_at', 'request.ended_as', 'request.ended_at'])
            .where('request.user_id', '=', userId)
            .orderBy('request.asked_at')
            .execute(),
        ),
    },
  ],
  mentions: async (db, userId) => {
    const own = await db
      .selectFrom('membership_requests')
      .select('id')
      .where('user_id', '=', userId)
      .execute();
    return own.map(({ id }) => id);
  },
};

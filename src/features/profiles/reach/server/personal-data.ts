import { sql } from 'kysely';
import { atOnce, personalTable } from '#db/personal-tables.ts';
import type { PersonalData } from '#server/personal-data.ts';

const views = personalTable('profile_views', {
  people: ['consultant_id', 'client_id'],
  given: ['viewed_on', 'consultant_id'],
  withheld: { client_id: 'the person who asks; who viewed a consultant is the client’s own' },
  afterErasure: 'deleted',
});

const appearances = personalTable('search_appearances', {
  people: ['consultant_id'],
  given: ['day', 'appearances'],
  withheld: { consultant_id: 'the person who asks' },
  afterErasure: 'deleted',
});

/** How often consultants are viewed and found. A client's name reaches no consultant. */
export const reachPersonalData: PersonalData = {
  feature: 'reach',
  tables: [views, appearances],
  impersonal: { reach_start: 'since which day is counted' },
  lists: [
    {
      name: 'viewed-profiles',
      says: 'The consultants whose pages you opened in the last 90 days, and on which days.',
      rows: (db, userId) =>
        atOnce(() =>
          db
            .selectFrom('profile_views')
            .select(['viewed_on', 'consultant_id'])
            .where('client_id', '=', userId)
            .orderBy('viewed_on')
            .orderBy('consultant_id')
            .execute(),
        ),
    },
    {
      name: 'profile-reach',
      says: 'On how many days of the last 90 how many clients opened your page, and how often you were on a page of search results.',
      rows: (db, userId) =>
        atOnce(async () => {
          const { rows } = await sql<{ day: string; views: number; appearances: number }>`
            select day::text as day, sum(views)::int as views, sum(appearances)::int as appearances
              from (
                select viewed_on as day, 1 as views, 0 as appearances
                  from profile_views where consultant_id = ${userId}
                union all
                select day, 0, appearances from search_appearances where consultant_id = ${userId}
              ) as counted
             group by day order by day`.execute(db);
          return rows.map((row) => ({ ...row }));
        }),
    },
  ],
};

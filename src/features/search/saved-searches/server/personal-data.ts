import { sql } from 'kysely';
import { deleteExpired, yearsBefore } from '#db/kept-for.ts';
import { listOf, personalTable } from '#db/personal-tables.ts';
import type { PersonalData } from '#server/personal-data.ts';

const searches = personalTable('saved_searches', {
  people: ['user_id'],
  given: ['id', 'kind', 'name', 'filter', 'least_score', 'saved_at', 'looked_at'],
  withheld: {
    user_id: 'the person who asks',
    failures: 'says only how the server fared',
    retry_at: 'says only how the server fared',
  },
  afterErasure: 'deleted',
});

const finds = personalTable('saved_search_finds', {
  people: ['user_id', 'consultant_id'],
  given: ['search_id', 'consultant_id', 'project_id', 'found_at'],
  withheld: {
    id: 'names the row for us',
    user_id: 'the person who asks; whose search has found a consultant is the client’s own',
  },
  afterErasure: 'deleted',
});

/** What a user wants to be notified of, and the notifications. */
export const savedSearchesPersonalData: PersonalData = {
  feature: 'saved-searches',
  retention: [
    {
      kind: 'communications',
      table: 'saved_search_finds',
      expire: (tx, now) =>
        deleteExpired(tx, 'saved_search_finds', sql`found_at < ${yearsBefore(now, 3)}`),
    },
  ],
  tables: [searches, finds],
  impersonal: {},
  lists: [
    listOf(searches, {
      ...{ name: 'saved-searches', person: 'user_id', key: 'id' },
      says: 'The searches you saved, and when we last looked for you.',
    }),
    listOf(finds, {
      ...{ name: 'saved-search-finds', person: 'user_id', key: 'id' },
      says: 'What your saved searches have found.',
    }),
  ],
};

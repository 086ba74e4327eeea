import { createDb, openPool } from '#db/client.ts';
import { chanceOf } from '#db/scale/chance.ts';
import { openSearch, type SearchAt } from '#features/search/query/server/queries/search-at.ts';
import { createSearchMemory } from '#features/search/query/server/queries/search-memory.ts';
import { suggestConsultants } from '#features/search/query/server/queries/suggest-consultants.ts';
import { systemClock } from '#lib/clock.ts';
import { createLog } from '#lib/log.ts';
import { madeUpNeeds } from '../search-data/made-up-needs.ts';
import { findPageWithCounts } from '../search-data/page-with-counts.ts';
import { mixedQuestions } from '../search-data/search-shapes.ts';

/**
 * What clients ask of the search: a page, its total and all counts at the same time, as a screen does; and suggestions.
 */
export async function askSearch(
  connectionString: string,
): Promise<{ calls: Record<string, () => Promise<unknown>>; end(): Promise<void> }> {
  const pool = openPool(connectionString, 4);
  const db = createDb(pool);
  const searchMemory = createSearchMemory({ db, clock: systemClock, log: createLog('silent') });
  await searchMemory.load();
  const { rows } = await pool.query<{ user_id: string }>(
    'select user_id from consultant_search limit 1000',
  );
  const anybody = rows.map(({ user_id }) => user_id);
  const chance = chanceOf('who');
  const open = async (): Promise<SearchAt> => {
    const at = await openSearch({ db, clock: systemClock, searchMemory });
    if (!at) throw new Error('The search index is not loaded.');
    return at;
  };
  const nextQuestion = mixedQuestions();
  const nextNeed = madeUpNeeds();
  return {
    calls: {
      'one row by its key': () =>
        pool.query('select user_id, rating from consultant_search where user_id = $1', [
          chance.one(anybody),
        ]),
      'page, total and counts': () => findPageWithCounts(open, nextQuestion()),
      suggestions: async () => suggestConsultants(await open(), nextNeed(), { limit: 10 }),
    },
    async end() {
      await searchMemory.close();
      await db.destroy();
    },
  };
}

import type { Db } from '#db/client.ts';
import type { Services } from '#server/services.ts';
import type { SearchServices } from '../services.ts';
import { countChoices } from './count-choices.ts';
import { countEach, countMatches, countMatching } from './count-matches.ts';
import { entriesInMemory } from './entries-in-memory.ts';
import type { EntrySource } from './entry-source.ts';
import { findEntries, takeSnapshot } from './find-entries.ts';
import type { SearchAt } from './search-consultants.ts';

/** What is searched, as of now: from memory where this process has it. */
export async function openSearch({
  db,
  clock,
  searchMemory,
}: Pick<Services, 'db' | 'clock'> & SearchServices): Promise<SearchAt> {
  const remembered = await searchMemory.open();
  const now = clock.now();
  const entries = remembered ? entriesInMemory(db, remembered, now) : entriesInDatabase(db, now);
  return { db, entries, now };
}

/** The entries as the database has them: the truth, and the answer where nothing is in memory. */
export const entriesInDatabase = (db: Db, now: Date): EntrySource => ({
  takeSnapshot: () => takeSnapshot(db),
  find: (query, slice) => findEntries(db, now, query, slice),
  // They are read with the entries.
  withCards: async (found) =>
    found.flatMap((entry) => (entry.card ? [{ ...entry, card: entry.card }] : [])),
  count: (filter, text) => countMatches(db, now, filter, text),
  countChoices: (filter, text) => countChoices(db, now, filter, text),
  countMatching: (text, most) => countMatching(db, now, text, most),
  countEach: (clauses) => countEach(db, now, clauses),
});

import type { Services } from '#server/services.ts';
import { entriesInDatabase } from './entries-in-database.ts';
import { entriesInMemory } from './entries-in-memory.ts';
import type { SearchAt } from './search-consultants.ts';

/** What is searched, as of now: from memory where this process has it. */
export async function openSearch({
  db,
  clock,
  searchMemory,
}: Pick<Services, 'db' | 'clock' | 'searchMemory'>): Promise<SearchAt> {
  const remembered = await searchMemory.open();
  const now = clock.now();
  const entries = remembered ? entriesInMemory(db, remembered, now) : entriesInDatabase(db, now);
  return { db, entries, now };
}

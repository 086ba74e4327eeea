import type { Db } from '#db/client.ts';
import { countChoices } from './count-choices.ts';
import { countMatches } from './count-matches.ts';
import type { EntrySource } from './entry-source.ts';
import { findEntries, takeSnapshot } from './find-entries.ts';

/** The entries as the database has them: the truth, and the answer where nothing is in memory. */
export const entriesInDatabase = (db: Db, now: Date): EntrySource => ({
  takeSnapshot: () => takeSnapshot(db),
  find: (question, stretch) => findEntries(db, now, question, stretch),
  count: (filter) => countMatches(db, now, filter),
  countChoices: (filter) => countChoices(db, now, filter),
});

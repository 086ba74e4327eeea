import type { Db } from '#db/client.ts';
import { findNewestListing } from '#features/hiring/projects/server/queries/open-projects.ts';
import { findNewestListed } from '#features/search/query/server/queries/new-consultants.ts';
import { openSearch } from '#features/search/query/server/queries/search-at.ts';
import type { SearchMemory } from '#features/search/query/server/queries/search-memory.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import { RowFailures } from '#lib/jobs/row-failures.ts';
import type { Services } from '#server/services.ts';
import { type SearchKind, searchKinds } from '../rules/kinds.ts';
import { dueBefore } from '../rules/looks.ts';
import { look, putOff } from './commands/look.ts';
import { savedSearchesDue } from './jobs.ts';
import { listDueSearches } from './queries/due-searches.ts';

/** The most searches of a kind that one run looks at, each once; the others wait for the next. */
const mostInRun = 10_000;

const newestOf: Record<SearchKind, (db: Db) => Promise<Date | null>> = {
  consultants: findNewestListed,
  projects: findNewestListing,
};

/** Event handlers of saved searches: each search runs in a transaction of its own. */
export const savedSearchesWorkers: JobHandler<Services & { searchMemory: SearchMemory }>[] = [
  handleJob(savedSearchesDue, async (_, { services, signal }) => {
    const { db, write, clock, log } = services;
    const now = clock.now();
    const failures = new RowFailures(signal);
    const searchAt = await openSearch(services);
    for (const kind of searchKinds) {
      // The next run looks at them, when the index is loaded.
      if (kind === 'consultants' && !searchAt) continue;
      const newestAt = await newestOf[kind](db);
      if (!newestAt) continue;
      const before = dueBefore(now, newestAt);
      for (const id of await listDueSearches(db, { kind, before, now, limit: mostInRun })) {
        const isLookedAt = await failures.attempt(id, () =>
          write((tx) => look(tx, { ...services, searchAt }, { id, now })),
        );
        if (!isLookedAt) await write((tx) => putOff(tx, id, now));
      }
    }
    failures.log(log, 'saved searches could not be looked at');
  }),
];

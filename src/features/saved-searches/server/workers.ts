import type { Db } from '#db/client.ts';
import { findNewestListing } from '#features/projects/server/queries/open-projects.ts';
import { findNewestListed } from '#features/search/server/queries/new-consultants.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import { type SearchKind, searchKinds } from '../rules/kinds.ts';
import { dueBefore } from '../rules/looks.ts';
import { look } from './commands/look.ts';
import { savedSearchesDue } from './jobs.ts';
import { listDueSearches } from './queries/due-searches.ts';

/** So many searches are listed at a time, and looked at in one run; the others wait for the next. */
const batchSize = 500;
const mostBatches = 20;

const newestOf: Record<SearchKind, (db: Db) => Promise<Date | null>> = {
  consultants: findNewestListed,
  projects: findNewestListing,
};

/** What follows from what comes: saved searches are looked at, each in a transaction of its own. */
export const savedSearchesWorkers: JobHandler<Services>[] = [
  handleJob(savedSearchesDue, async (_, { services, signal }) => {
    const { db, write, clock, log } = services;
    const now = clock.now();
    for (const kind of searchKinds) {
      const newestAt = await newestOf[kind](db);
      if (!newestAt) continue;
      const before = dueBefore(now, newestAt);
      for (let batch = 0; batch < mostBatches; batch += 1) {
        const ids = await listDueSearches(db, { kind, before, limit: batchSize });
        for (const id of ids) {
          signal.throwIfAborted();
          // One that cannot be looked at keeps nobody else waiting.
          await write((tx) => look(tx, services, { id, now })).catch((err: unknown) =>
            log.error({ err, savedSearch: id }, 'a saved search could not be looked at'),
          );
        }
        if (ids.length < batchSize) break;
      }
    }
  }),
];

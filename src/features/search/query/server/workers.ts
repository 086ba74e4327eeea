import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import { isSearchCurrent, rebuildSearch } from './commands/rebuild-search.ts';
import { tidySearch } from './commands/tidy-search.ts';
import { searchAged, searchOutdated } from './jobs.ts';

/** Event handlers: the search. */
export const searchWorkers: JobHandler<Services>[] = [
  handleJob(searchOutdated, async (_, { services }) => {
    if (await isSearchCurrent(services.db, services)) return;
    const people = await rebuildSearch(services);
    services.log.info({ people }, 'search rebuilt');
  }),

  handleJob(searchAged, async (_, { services }) => tidySearch(services)),
];

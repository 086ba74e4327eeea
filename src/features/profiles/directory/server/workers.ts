import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import { refreshPublicGroups } from './commands.ts';
import { publicFiguresAged } from './jobs.ts';

/** Event handlers: the directory. */
export const directoryWorkers: JobHandler<Services>[] = [
  handleJob(publicFiguresAged, async (_, { services: { write, clock, isDemo } }) => {
    const at = { now: clock.now(), isDemo };
    await write((tx) => refreshPublicGroups(tx, at));
  }),
];

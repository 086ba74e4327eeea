import type { Services } from '#features/accounts/server/context.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import { refreshPublicGroups } from './commands/refresh-public-groups.ts';
import { publicFiguresAged } from './jobs.ts';

/** What follows from facts about consultants. */
export const consultantsWorkers: JobHandler<Services>[] = [
  handleJob(publicFiguresAged, async (_, { services: { db, clock, isDemo } }) => {
    const at = { now: clock.now(), isDemo };
    await db.transaction().execute((tx) => refreshPublicGroups(tx, at));
  }),
];

import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import { measureClaims } from './commands/measure-claims.ts';
import { claimsAged } from './jobs.ts';

/** What follows from facts about the site's settings. */
export const siteSettingsWorkers: JobHandler<Services>[] = [
  handleJob(claimsAged, async (_, { services: { write, clock } }) => {
    await write((tx) => measureClaims(tx, clock.now()));
  }),
];

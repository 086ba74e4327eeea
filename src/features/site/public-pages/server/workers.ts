import { claimsAged } from '#features/site-operations/site-settings/server/jobs.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import { measureClaims } from './commands/measure-claims.ts';

/** Event handlers: what the site says of itself. */
export const siteWorkers: JobHandler<Services>[] = [
  handleJob(claimsAged, async (_, { services: { write, clock } }) => {
    await write((tx) => measureClaims(tx, clock.now()));
  }),
];

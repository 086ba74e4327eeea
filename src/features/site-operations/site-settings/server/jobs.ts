import { defineRecurringJob } from '#lib/jobs/job-schedule.ts';

/** The claims that can be measured are to be counted anew. Missing one does no harm: the next one is near. */
export const claimsAged = defineRecurringJob({
  name: 'claims-aged',
  cron: '17 * * * *',
  schedule: 'claims',
  staysInside: true,
});

import { defineRecurringJob } from '#lib/jobs/job-schedule.ts';

/** A day has passed: views and appearances may be old enough to be forgotten. */
export const reachAged = defineRecurringJob({
  name: 'reach-aged',
  cron: '52 3 * * *',
  staysInside: true,
});

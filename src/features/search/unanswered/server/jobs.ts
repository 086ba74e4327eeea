import { defineRecurringJob } from '#lib/jobs/job-schedule.ts';

/** A day has passed: counts of unanswered searches may be old enough to be removed. */
export const unansweredAged = defineRecurringJob({
  name: 'unanswered-aged',
  cron: '56 3 * * *',
  staysInside: true,
});

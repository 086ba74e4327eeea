import { defineRecurringJob } from '#lib/jobs/job-schedule.ts';

/** Some minutes have passed: live events may be old enough to be forgotten. */
export const liveEventsAged = defineRecurringJob({
  name: 'live-events-aged',
  cron: '*/10 * * * *',
  retry: { limit: 0 },
  staysInside: true,
});

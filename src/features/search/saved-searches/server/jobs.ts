import { defineRecurringJob } from '#lib/jobs/job-schedule.ts';

/** Time has passed: what saved searches look for may have come. */
export const savedSearchesDue = defineRecurringJob({
  name: 'saved-searches-due',
  cron: '*/5 * * * *',
  retry: { limit: 0 },
});

import { defineRecurringJob } from '#lib/jobs/job-schedule.ts';

/** An hour has passed: flows without a return and forms that were not sent may have expired. */
export const signInFlowsAged = defineRecurringJob({
  name: 'sign-in-flows-aged',
  cron: '47 * * * *',
  retry: { limit: 0 },
});

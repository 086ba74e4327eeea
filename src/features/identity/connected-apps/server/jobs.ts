import { defineRecurringJob } from '#lib/jobs/job-schedule.ts';

/** An hour has passed: requests, codes and tokens of apps may have expired, and apps may be unused. */
export const connectedAppsAged = defineRecurringJob({
  name: 'connected-apps-aged',
  cron: '51 * * * *',
  retry: { limit: 0 },
  staysInside: true,
});

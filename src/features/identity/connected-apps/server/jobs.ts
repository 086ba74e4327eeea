import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { defineSchedule } from '#lib/jobs/job-schedule.ts';

/** An hour has passed: requests, codes and tokens of apps may have expired, and apps may be unused. */
export const connectedAppsAged = defineJob({
  name: 'connected-apps-aged',
  data: z.strictObject({}),
  retry: { limit: 0 },
  concurrency: 1,
  staysInside: true,
});

defineSchedule({
  name: 'connected-apps-aged',
  cron: '51 * * * *',
  definition: connectedAppsAged,
  data: {},
});

import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { defineSchedule } from '#lib/jobs/job-schedule.ts';

/** A day has passed: views and appearances may be old enough to be forgotten. */
export const reachAged = defineJob({
  name: 'reach-aged',
  data: z.strictObject({}),
  retry: { limit: 2 },
  concurrency: 1,
  staysInside: true,
});

defineSchedule({ name: 'reach-aged', cron: '52 3 * * *', definition: reachAged, data: {} });

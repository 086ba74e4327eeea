import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { defineSchedule } from '#lib/jobs/job-schedule.ts';

/** An hour has passed: challenges may have expired, and wrong codes are old enough to be forgotten. */
export const factorRecordsAged = defineJob({
  name: 'factor-records-aged',
  data: z.strictObject({}),
  retry: { limit: 0 },
  concurrency: 1,
});

defineSchedule({
  name: 'factor-records-aged',
  cron: '27 * * * *',
  definition: factorRecordsAged,
  data: {},
});

import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { defineSchedule } from '#lib/jobs/job-schedule.ts';

/** A day has passed: counts of unanswered searches may be old enough to be removed. */
export const unansweredAged = defineJob({
  name: 'unanswered-aged',
  data: z.strictObject({}),
  retry: { limit: 2 },
  concurrency: 1,
  staysInside: true,
});

defineSchedule({
  name: 'unanswered-aged',
  cron: '56 3 * * *',
  definition: unansweredAged,
  data: {},
});

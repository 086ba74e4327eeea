import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { defineSchedule } from '#lib/jobs/job-schedule.ts';

/** Time has passed: what saved searches look for may have come. */
export const savedSearchesDue = defineJob({
  name: 'saved-searches-due',
  data: z.strictObject({}),
  retry: { limit: 0 },
  concurrency: 1,
});

defineSchedule({
  name: 'saved-searches-due',
  cron: '*/5 * * * *',
  definition: savedSearchesDue,
  data: {},
});

import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { defineSchedule } from '#lib/jobs/job-schedule.ts';

/** An hour has passed: flows without a return and forms that were not sent may have expired. */
export const signInFlowsAged = defineJob({
  name: 'sign-in-flows-aged',
  data: z.strictObject({}),
  retry: { limit: 0 },
  concurrency: 1,
});

defineSchedule({
  name: 'sign-in-flows-aged',
  cron: '47 * * * *',
  definition: signInFlowsAged,
  data: {},
});

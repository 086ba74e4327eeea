import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { defineSchedule } from '#lib/jobs/job-schedule.ts';

/** An hour has passed: ways to a provider that nobody came back from, and forms that nobody sent, may have run out. */
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

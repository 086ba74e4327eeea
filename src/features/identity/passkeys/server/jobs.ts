import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { defineSchedule } from '#lib/jobs/job-schedule.ts';

/** An hour has passed: challenges of passkeys may have expired. */
export const passkeyChallengesAged = defineJob({
  name: 'passkey-challenges-aged',
  data: z.strictObject({}),
  retry: { limit: 0 },
  concurrency: 1,
});

defineSchedule({
  name: 'passkey-challenges-aged',
  cron: '37 * * * *',
  definition: passkeyChallengesAged,
  data: {},
});

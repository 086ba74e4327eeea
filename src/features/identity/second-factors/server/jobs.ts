import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { defineRecurringJob } from '#lib/jobs/job-schedule.ts';

/** An hour has passed: challenges may have expired, and wrong codes are old enough to be forgotten. */
export const factorRecordsAged = defineRecurringJob({
  name: 'factor-records-aged',
  cron: '27 * * * *',
  retry: { limit: 0 },
});

/** A user asked for a code of a factor. Committed together with the challenge; the code is encrypted. */
export const factorCodeRequested = defineJob({
  name: 'factor-code-requested',
  data: z.strictObject({ challengeId: z.uuid(), sealedCode: z.string() }),
  // A code is good for ten minutes: what comes later is useless.
  retry: { limit: 4, delaySeconds: 3, maxDelaySeconds: 60 },
  expireSeconds: 60,
});

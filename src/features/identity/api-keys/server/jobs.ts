import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { defineSchedule } from '#lib/jobs/job-schedule.ts';

/** Some hours have passed: the key that signs tokens may have had its time, and others may have no tokens left. */
export const signingKeysAged = defineJob({
  name: 'signing-keys-aged',
  data: z.strictObject({}),
  retry: { limit: 2 },
  concurrency: 1,
  staysInside: true,
});

defineSchedule({
  name: 'signing-keys-aged',
  cron: '37 */6 * * *',
  definition: signingKeysAged,
  data: {},
});

/** A day has passed: people may have to be told that a key of theirs ends soon. */
export const apiKeysAged = defineJob({
  name: 'api-keys-aged',
  data: z.strictObject({}),
  retry: { limit: 2 },
  concurrency: 1,
});

defineSchedule({ name: 'api-keys-aged', cron: '23 7 * * *', definition: apiKeysAged, data: {} });

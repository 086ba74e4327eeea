import { defineRecurringJob } from '#lib/jobs/job-schedule.ts';

/** Some hours have passed: the key that signs tokens may have had its time, and others may have no tokens left. */
export const signingKeysAged = defineRecurringJob({
  name: 'signing-keys-aged',
  cron: '37 */6 * * *',
  staysInside: true,
});

/** A day has passed: people may have to be told that a key of theirs ends soon. */
export const apiKeysAged = defineRecurringJob({
  name: 'api-keys-aged',
  cron: '23 7 * * *',
});

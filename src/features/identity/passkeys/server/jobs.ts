import { defineRecurringJob } from '#lib/jobs/job-schedule.ts';

/** An hour has passed: challenges of passkeys may have expired. */
export const passkeyChallengesAged = defineRecurringJob({
  name: 'passkey-challenges-aged',
  cron: '37 * * * *',
  retry: { limit: 0 },
});

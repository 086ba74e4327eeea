import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { defineRecurringJob } from '#lib/jobs/job-schedule.ts';

/** What clients search was made by the rules of another version of the program. */
export const searchOutdated = defineJob({
  name: 'search-outdated',
  data: z.strictObject({}),
  concurrency: 1,
  expireSeconds: 6 * 60 * 60,
  staysInside: true,
});

/** A minute has passed: subscriptions may have ended, and ended entries may be older than any list. */
export const searchAged = defineRecurringJob({
  name: 'search-aged',
  cron: '* * * * *',
  retry: { limit: 0 },
  staysInside: true,
});

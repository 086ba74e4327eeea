import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { defineSchedule } from '#lib/jobs/job-schedule.ts';

/** What clients search was made by the rules of another version of the program. */
export const searchOutdated = defineJob({
  name: 'search-outdated',
  data: z.strictObject({}),
  concurrency: 1,
  expireSeconds: 6 * 60 * 60,
  staysInside: true,
});

/** A minute has passed: subscriptions may have ended, and ended entries may be older than any list. */
export const searchAged = defineJob({
  name: 'search-aged',
  data: z.strictObject({}),
  retry: { limit: 0 },
  concurrency: 1,
  staysInside: true,
});

defineSchedule({ name: 'search-aged', cron: '* * * * *', definition: searchAged, data: {} });

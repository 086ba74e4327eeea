import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { defineSchedule } from '#lib/jobs/job-schedule.ts';

/** Time has passed: digests may be due. */
export const digestsDue = defineJob({
  name: 'digests-due',
  data: z.strictObject({}),
  retry: { limit: 2 },
  concurrency: 1,
});

// It is seven somewhere every quarter of an hour; the other runs do what somebody held just then, or what was due while the site was off.
defineSchedule({
  name: 'digests-due',
  cron: '3,18,33,48 * * * *',
  definition: digestsDue,
  data: {},
});

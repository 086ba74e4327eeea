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

// Every hour, for what somebody held just then, and for sites that were off at seven.
defineSchedule({ name: 'digests-due', cron: '3 * * * *', definition: digestsDue, data: {} });

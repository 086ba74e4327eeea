import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { defineSchedule } from '#lib/jobs/job-schedule.ts';

/** Some minutes have passed: live events may be old enough to be forgotten. */
export const liveEventsAged = defineJob({
  name: 'live-events-aged',
  data: z.strictObject({}),
  retry: { limit: 0 },
  concurrency: 1,
  staysInside: true,
});

defineSchedule({
  name: 'live-events-aged',
  cron: '*/10 * * * *',
  definition: liveEventsAged,
  data: {},
});

import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { defineSchedule } from '#lib/jobs/job-schedule.ts';

/** The figures of the public pages are to be counted anew. Missing one does no harm: the next one is near. */
export const publicFiguresAged = defineJob({
  name: 'public-figures-aged',
  data: z.strictObject({}),
  retry: { limit: 2 },
  concurrency: 1,
  staysInside: true,
});

defineSchedule({
  name: 'public-figures',
  cron: '*/5 * * * *',
  definition: publicFiguresAged,
  data: {},
});

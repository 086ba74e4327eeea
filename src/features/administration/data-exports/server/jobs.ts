import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { defineRecurringJob } from '#lib/jobs/job-schedule.ts';

/** A user asked for an export of everything about them. */
export const dataExportAsked = defineJob({
  name: 'data-export-asked',
  data: z.strictObject({ exportId: z.uuid() }),
  concurrency: 1,
  expireSeconds: 3600,
});

/** An hour has passed: exports may have expired. */
export const dataExportsAged = defineRecurringJob({
  name: 'data-exports-aged',
  cron: '7 * * * *',
  staysInside: true,
});

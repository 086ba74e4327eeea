import { defineRecurringJob } from '#lib/jobs/job-schedule.ts';

/** The figures of the public pages are to be counted anew. Missing one does no harm: the next one is near. */
export const publicFiguresAged = defineRecurringJob({
  name: 'public-figures-aged',
  cron: '*/5 * * * *',
  schedule: 'public-figures',
  staysInside: true,
});

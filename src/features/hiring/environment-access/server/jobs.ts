import { z } from 'zod';
import { applicationIdSchema } from '#features/hiring/applications/ids.ts';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { defineRecurringJob } from '#lib/jobs/job-schedule.ts';

/** The client of a deal that has ended is reminded of open access, by mail. */
export const openAccessReminded = defineJob({
  name: 'open-access-reminded',
  data: z.strictObject({ applicationId: applicationIdSchema }),
});

/** Time has passed: clients may be due to be reminded of open access. */
export const openAccessAged = defineRecurringJob({
  name: 'open-access-aged',
  // At times when mails wake no one, as for projects.
  cron: '34 6-20 * * *',
});

import { z } from 'zod';
import { userIdSchema } from '#access/user.ts';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { defineRecurringJob } from '#lib/jobs/job-schedule.ts';

/** Time has passed: days that consultants named to be available from may have come. */
export const availabilityDue = defineRecurringJob({
  name: 'availability-due',
  // Nine in the morning comes at each quarter of an hour somewhere.
  cron: '*/15 * * * *',
  retry: { limit: 0 },
});

/** A consultant was asked on the site whether they are available; committed together with that. */
export const availabilityAsked = defineJob({
  name: 'availability-asked',
  data: z.strictObject({
    userId: userIdSchema,
    /** The day that has come: who has named another one since is asked about that. */
    day: z.iso.date(),
  }),
});

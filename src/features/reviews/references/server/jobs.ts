import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { defineRecurringJob } from '#lib/jobs/job-schedule.ts';
import { referenceIdSchema } from '../ids.ts';

/** A former client is asked for a reference, or reminded of it: they are mailed. */
export const referenceAsked = defineJob({
  name: 'reference-asked',
  data: z.strictObject({
    referenceId: referenceIdSchema,
    /** The day of the reminder; 0 for the request. */
    days: z.number().int(),
  }),
});

/** A former client has confirmed or declined: the consultant is mailed. */
export const referenceAnswered = defineJob({
  name: 'reference-answered',
  data: z.strictObject({ referenceId: referenceIdSchema }),
});

/** Time has passed: reminders may be due, and requests to be erased. */
export const referencesAged = defineRecurringJob({
  name: 'references-aged',
  cron: '23 6-20 * * *',
});

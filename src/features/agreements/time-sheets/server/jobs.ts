import { z } from 'zod';
import { applicationIdSchema } from '#features/hiring/applications/ids.ts';
import { sides } from '#features/hiring/applications/rules/life-cycle.ts';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { weekIdSchema } from '../ids.ts';
import { timeSheetSteps } from '../rules/weeks.ts';

/** A time sheet was switched on, a week submitted or decided, or a cap reached: one side is mailed. */
export const timeSheetNews = defineJob({
  name: 'time-sheet-news',
  data: z.strictObject({
    applicationId: applicationIdSchema,
    /** Null for what is about the whole sheet. */
    weekId: weekIdSchema.nullable(),
    to: z.enum(sides),
    step: z.enum(timeSheetSteps),
    /** Tells this event from others of its kind. */
    event: z.uuid(),
  }),
});

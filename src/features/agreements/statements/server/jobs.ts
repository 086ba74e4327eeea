import { z } from 'zod';
import { applicationIdSchema } from '#features/hiring/applications/ids.ts';
import { sides } from '#features/hiring/applications/rules/life-cycle.ts';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { statementSteps } from '../rules/life-cycle.ts';

/** A version of a statement of work was proposed, accepted, signed or declined: one side is mailed. */
export const statementNews = defineJob({
  name: 'statement-news',
  data: z.strictObject({
    applicationId: applicationIdSchema,
    number: z.number().int(),
    to: z.enum(sides),
    step: z.enum(statementSteps),
    /** Tells this event from others of its kind. */
    event: z.uuid(),
  }),
});

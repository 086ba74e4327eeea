import { z } from 'zod';
import { companyIdSchema } from '#access/company-input.ts';
import { grounds } from '#features/moderation/decisions/rules.ts';
import { defineJob } from '#lib/jobs/job-definition.ts';

/** An admin suspended or reinstated a company; committed together with the decision, once for each. */
export const companyDecided = defineJob({
  name: 'company-decided',
  data: z.strictObject({
    companyId: companyIdSchema,
    decision: z.enum(['suspended', 'reinstated']),
    /** Null when the company is reinstated. */
    ground: z.enum(grounds.values).nullable(),
    reason: z.string(),
    decidedAt: z.iso.datetime(),
  }),
});

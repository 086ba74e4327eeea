import { z } from 'zod';
import { companyIdSchema } from '#access/company-input.ts';
import { defineJob } from '#lib/jobs/job-definition.ts';

/** An admin suspended or reinstated a company; committed together with the decision, once for each. */
export const companyDecided = defineJob({
  name: 'company-decided',
  data: z.strictObject({
    companyId: companyIdSchema,
    decision: z.enum(['suspended', 'reinstated']),
    reason: z.string(),
  }),
});

import { z } from 'zod';
import { companyIdSchema } from '#access/company-input.ts';
import { defineJob } from '#lib/jobs/job-definition.ts';

/** An admin merged a company into another one; committed together with the merge. */
export const companiesMerged = defineJob({
  name: 'companies-merged',
  data: z.strictObject({
    /** The company that stays. */
    companyId: companyIdSchema,
    /** What the other one was called. */
    formerName: z.string(),
    reason: z.string(),
  }),
});

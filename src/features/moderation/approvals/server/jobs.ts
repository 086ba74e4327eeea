import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';

/** An admin approved an account; committed together with the approval, once for each. */
export const accountApproved = defineJob({
  name: 'account-approved',
  data: z.object({ userId: z.uuid() }),
});

/** An admin refused, took back, suspended or lifted; committed together with the decision, once for each. */
export const accountDecided = defineJob({
  name: 'account-decided',
  data: z.object({
    userId: z.uuid(),
    decision: z.enum(['refused', 'revoked', 'suspended', 'lifted']),
    reason: z.string(),
  }),
});

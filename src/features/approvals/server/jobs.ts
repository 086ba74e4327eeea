import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';

/** An admin approved an account; committed together with the approval, once per account. */
export const accountApproved = defineJob({
  name: 'account-approved',
  data: z.object({ userId: z.uuid() }),
});

import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { membershipRequestIdSchema } from '../ids.ts';

/** A user asked to become a member of a company: its owners are told. */
export const membershipAsked = defineJob({
  name: 'membership-asked',
  data: z.strictObject({ requestId: membershipRequestIdSchema }),
});

/** An owner answered such a request: the user is told. */
export const membershipAnswered = defineJob({
  name: 'membership-answered',
  data: z.strictObject({ requestId: membershipRequestIdSchema }),
});

import { z } from 'zod';
import { userIdSchema } from '#access/user.ts';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { memberInvitationIdSchema } from '../ids.ts';

/** An owner invited an address to become a member of their company. */
export const memberInvited = defineJob({
  name: 'member-invited',
  data: z.strictObject({ invitationId: memberInvitationIdSchema }),
});

/** An owner closed a company: one of its other members is told. */
export const companyClosed = defineJob({
  name: 'company-closed',
  data: z.strictObject({
    userId: userIdSchema,
    companyName: z.string(),
    closedById: userIdSchema,
  }),
});

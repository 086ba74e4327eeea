import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { memberInvitationIdSchema } from '../ids.ts';

/** An owner invited an address to become a member of their company. */
export const memberInvited = defineJob({
  name: 'member-invited',
  data: z.strictObject({ invitationId: memberInvitationIdSchema }),
});

import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { invitationIdSchema } from '../ids.ts';

const invitation = z.strictObject({ invitationId: invitationIdSchema });

/** A client invited a consultant who wants to hear of it. */
export const invitationSent = defineJob({ name: 'invitation-sent', data: invitation });

/** A consultant declined an invitation. */
export const invitationDeclined = defineJob({ name: 'invitation-declined', data: invitation });

import { z } from 'zod';
import { declineReasons, invitationStates } from '#catalogue/enumerations/invitation.ts';
import { projectCardSchema } from '#features/hiring/projects/contract/project-views.ts';
import { consultantCardSchema } from '#features/profiles/consultants/contract/consultant-card.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';

/** What both sides know of an invitation. */
const invitationShape = {
  id: z.uuid(),
  state: z.enum(invitationStates.values),
  /** What the client wrote with it, in their words. */
  note: z.string(),
  sentAt: timestampSchema,
  /** When it was applied, declined or withdrawn. */
  answeredAt: timestampSchema.nullable(),
  /** Why it was declined; null when it was not. */
  declineReason: z.enum(declineReasons.values).nullable(),
  declineWords: z.string(),
};

/** An invitation as its client sees it. */
export const sentInvitationSchema = z.object({
  ...invitationShape,
  projectId: z.uuid(),
  consultantId: z.uuid(),
  /** Null for a consultant who is no longer listed. */
  consultant: consultantCardSchema.nullable(),
  /** The application that answered it. */
  applicationId: z.uuid().nullable(),
  can: z.object({ withdraw: z.boolean() }),
});
export type SentInvitation = z.infer<typeof sentInvitationSchema>;

/** An invitation as its consultant sees it. */
export const receivedInvitationSchema = z.object({
  ...invitationShape,
  /** First name and last initial of the client: who else they are is told to those who applied. */
  clientName: z.string(),
  projectTitle: z.string(),
  /** Null once the right to read it has ended. */
  project: projectCardSchema.nullable(),
  /** Whether the consultant wants no more invitations of this client. */
  isClientMuted: z.boolean(),
  can: z.object({ answer: z.boolean() }),
});
export type ReceivedInvitation = z.infer<typeof receivedInvitationSchema>;

/** One of the client's open projects, as something to invite a consultant to. */
export const invitableProjectSchema = z.object({
  projectId: z.uuid(),
  title: z.string(),
  isPrivate: z.boolean(),
  /** What there is between the consultant and the project already; null when nothing stands in the way. */
  obstacle: z.enum(['invited', 'applied']).nullable(),
});
export type InvitableProject = z.infer<typeof invitableProjectSchema>;

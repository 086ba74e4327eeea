import { z } from 'zod';
import { absoluteUrl, defineMailReference } from '#lib/mail/define-mail-reference.ts';

/** To the consultant, when a client has invited them. */
export const invitationSentNotification = defineMailReference(
  'invitation-sent',
  z.strictObject({
    recipientFirstName: z.string(),
    /** First name and last initial. */
    clientName: z.string(),
    projectTitle: z.string(),
    /** What the client wrote with it; empty when nothing. */
    note: z.string(),
    invitationUrl: absoluteUrl,
  }),
  { hasSetting: true },
);

/** To the client, when the consultant has declined. */
export const invitationDeclinedNotification = defineMailReference(
  'invitation-declined',
  z.strictObject({
    recipientFirstName: z.string(),
    /** Null for a client who is not approved any more: such a client learns no names. */
    consultantName: z.string().nullable(),
    projectTitle: z.string(),
    reason: z.string(),
    /** The consultant's own words; empty when none. */
    words: z.string(),
    projectUrl: absoluteUrl,
  }),
  { hasSetting: true },
);

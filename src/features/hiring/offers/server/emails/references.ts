import { z } from 'zod';
import { absoluteUrl, defineMailReference } from '#lib/mail/define-mail-reference.ts';

/** To the consultant, when the client of a project offers them terms. */
export const offerReceivedNotification = defineMailReference(
  'offer-received',
  z.strictObject({
    recipientFirstName: z.string(),
    companyName: z.string(),
    projectTitle: z.string(),
    /** Each with its name: "Rate: $120 an hour". */
    terms: z.array(z.string()),
    /** What the client wrote with it; empty where they wrote nothing. */
    message: z.string(),
    /** The last day on which it can be answered for certain, in words. */
    until: z.string(),
    portalUrl: absoluteUrl,
  }),
  { hasSetting: true },
);

/** To the other side, when an offer has ended. */
export const offerEndedNotification = defineMailReference(
  'offer-ended',
  z.strictObject({
    recipientFirstName: z.string(),
    projectTitle: z.string(),
    as: z.enum(['withdrawn', 'accepted', 'declined', 'countered', 'expired']),
    /** Null for a client who is not approved: such a client learns no names. */
    consultantName: z.string().nullable(),
    /** What both agreed on, or what the consultant proposes instead. */
    terms: z.array(z.string()),
    /** What the consultant wrote; empty where they wrote nothing. */
    answer: z.string(),
    url: absoluteUrl,
  }),
  { hasSetting: true },
);

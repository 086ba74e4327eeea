import { z } from 'zod';
import { absoluteUrl, defineMailReference } from '#lib/mail/define-mail-reference.ts';

/** To a user with unread messages: from whom and how many, with their text where both sides allow it. */
export const unreadMessages = defineMailReference(
  'unread-messages',
  z.strictObject({
    recipientFirstName: z.string(),
    writerName: z.string(),
    count: z.number().int().positive(),
    /** The newest of them, oldest first; empty where a side does not allow it. */
    texts: z.array(z.string()).default([]),
    threadUrl: absoluteUrl,
  }),
  { hasSetting: true },
);

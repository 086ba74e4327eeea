import { z } from 'zod';
import { absoluteUrl, defineMailReference } from '#lib/mail/define-mail-reference.ts';

/** To a user with unread messages: from whom and how many, without their text. */
export const unreadMessages = defineMailReference(
  'unread-messages',
  z.strictObject({
    recipientFirstName: z.string(),
    writerName: z.string(),
    count: z.number().int().positive(),
    threadUrl: absoluteUrl,
  }),
  { hasSetting: true },
);

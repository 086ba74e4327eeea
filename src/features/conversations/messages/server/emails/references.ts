import { z } from 'zod';
import { absoluteUrl, defineMailReference } from '#lib/mail/define-mail-reference.ts';

/** To somebody who has not read what was written to them: from whom and how many, and nothing of what it says. */
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

import { z } from 'zod';
import { absoluteUrl, defineMailReference } from '#lib/mail/define-mail-reference.ts';

/** To a user who wants one mail a day or a week: what has come, and they have not read. */
export const notificationDigest = defineMailReference(
  'notification-digest',
  z.strictObject({
    recipientFirstName: z.string(),
    way: z.enum(['daily', 'weekly']),
    /** Oldest first. */
    items: z.array(
      z.strictObject({
        words: z.string(),
        person: z.string().nullable().default(null),
        url: absoluteUrl,
      }),
    ),
    /** How many more there are than are listed. */
    more: z.number().int(),
    notificationsUrl: absoluteUrl,
  }),
  { hasSetting: true },
);

import { z } from 'zod';
import { absoluteUrl, defineMailReference } from '#lib/mail/define-mail-reference.ts';
import { waitingKinds } from '../../rules/reminders.ts';

/** To a user with pending actions, with all of them. */
export const answersOwedNotification = defineMailReference(
  'answers-owed',
  z.strictObject({
    recipientFirstName: z.string(),
    /** Oldest first. */
    items: z.array(
      z.strictObject({
        kind: z.enum(waitingKinds),
        projectTitle: z.string().nullable(),
        /** Who waits, by short name. */
        from: z.string().nullable(),
        /** How many unread messages it is. Queued by a version before, it is none. */
        unread: z.number().int().nullable().default(null),
        /** For how many days. */
        days: z.number().int(),
      }),
    ),
    /** How many more there are than are listed. */
    more: z.number().int(),
    portalUrl: absoluteUrl,
  }),
  { hasSetting: true },
);

import { z } from 'zod';
import { absoluteUrl, defineMailReference } from '#lib/mail/define-mail-reference.ts';

/** An admin's words to one recipient of a blast; the names are in them already. */
export const announcement = defineMailReference(
  'mail-blast',
  z.strictObject({
    subject: z.string(),
    message: z.string(),
    /** A page without sign-in, and where a mail program posts to unsubscribe. */
    preferencesUrl: absoluteUrl,
  }),
);

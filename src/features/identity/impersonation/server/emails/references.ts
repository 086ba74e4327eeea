import { z } from 'zod';
import { absoluteUrl, defineMailReference } from '#lib/mail/define-mail-reference.ts';

/** To a person whose pages an admin sees as they do. */
export const impersonatedNotice = defineMailReference(
  'looked-in',
  z.strictObject({
    firstName: z.string(),
    /** Empty when the admin has no name. */
    adminName: z.string(),
    reason: z.string(),
    from: z.iso.datetime(),
    /** At the latest. */
    until: z.iso.datetime(),
    settingsUrl: absoluteUrl,
    contactUrl: absoluteUrl,
  }),
);

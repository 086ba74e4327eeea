import { z } from 'zod';
import { absoluteUrl, defineMailReference } from '#lib/mail/define-mail-reference.ts';

/** To the client of a deal that has ended: access of the consultant is not returned. */
export const openAccessNotification = defineMailReference(
  'open-access',
  z.strictObject({
    recipientFirstName: z.string(),
    projectTitle: z.string(),
    /** The environments by name. */
    environments: z.array(z.string()),
    url: absoluteUrl,
  }),
  { hasSetting: true },
);

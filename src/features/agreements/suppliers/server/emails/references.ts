import { z } from 'zod';
import { absoluteUrl, defineMailReference } from '#lib/mail/define-mail-reference.ts';

/** To a consultant an insurance of whom ends soon. */
export const insuranceEndsNotification = defineMailReference(
  'insurance-ends',
  z.strictObject({
    firstName: z.string(),
    /** Its kind, within a sentence. */
    insurance: z.string(),
    insurer: z.string(),
    expiresOn: z.iso.date(),
    supplierUrl: absoluteUrl,
  }),
  { hasSetting: true },
);

import { z } from 'zod';
import { absoluteUrl, defineMailReference } from '#lib/mail/define-mail-reference.ts';

/** To the owners of two companies that an admin has merged. */
export const companyMerge = defineMailReference(
  'company-merge',
  z.strictObject({
    /** The company that stays. */
    companyName: z.string(),
    /** What the other one was called. */
    formerName: z.string(),
    firstName: z.string(),
    /** In the admin's words. */
    reason: z.string(),
    pageUrl: absoluteUrl,
    contactUrl: absoluteUrl,
  }),
);

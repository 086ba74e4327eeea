import { z } from 'zod';
import { absoluteUrl, defineMailReference } from '#lib/mail/define-mail-reference.ts';

/** To a member of a company that was suspended, or is not suspended any more. */
export const companyDecision = defineMailReference(
  'company-decision',
  z.strictObject({
    decision: z.enum(['suspended', 'reinstated']),
    companyName: z.string(),
    firstName: z.string(),
    /** In the admin's words; empty when the company is reinstated. */
    reason: z.string(),
    /** With the reasons: the ground, and the last day on which an owner can appeal, in words. */
    appeal: z
      .strictObject({ ground: z.string(), lastDay: z.string(), isOwner: z.boolean() })
      .nullable(),
    pageUrl: absoluteUrl,
    contactUrl: absoluteUrl,
  }),
);

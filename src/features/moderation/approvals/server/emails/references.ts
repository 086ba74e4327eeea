import { z } from 'zod';
import { userTypeSchema } from '#access/user.ts';
import { absoluteUrl, defineMailReference } from '#lib/mail/define-mail-reference.ts';

/** To a person whose account an admin has approved. */
export const accountApproval = defineMailReference(
  'account-approval',
  z.strictObject({ userType: userTypeSchema, firstName: z.string(), portalUrl: absoluteUrl }),
);

/** To a person whose account was refused, has lost its approval, was suspended, or is not suspended any more. */
export const accountDecision = defineMailReference(
  'account-decision',
  z.strictObject({
    decision: z.enum(['refused', 'revoked', 'suspended', 'lifted']),
    userType: userTypeSchema,
    firstName: z.string(),
    /** In the admin's words; empty when a suspension is lifted. */
    reason: z.string(),
    /** With the reasons: the ground, and the last day for an appeal in words. Versions before 0.7 leave it out. */
    appeal: z.strictObject({ ground: z.string(), lastDay: z.string() }).optional(),
    pageUrl: absoluteUrl,
    contactUrl: absoluteUrl,
  }),
);

import { z } from 'zod';
import { userTypeSchema } from '#access/user.ts';
import { absoluteUrl, defineMailReference } from '#lib/mail/define-mail-reference.ts';

/** To a person whose account an admin has approved. */
export const accountApproval = defineMailReference(
  'account-approval',
  z.strictObject({ userType: userTypeSchema, firstName: z.string(), portalUrl: absoluteUrl }),
);

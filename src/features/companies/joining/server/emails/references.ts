import { z } from 'zod';
import { absoluteUrl, defineMailReference } from '#lib/mail/define-mail-reference.ts';

/** To an owner: who asks to become a member. */
export const membershipAskedMailReference = defineMailReference(
  'membership-asked',
  z.strictObject({
    firstName: z.string(),
    companyName: z.string(),
    /** First and last name of the one who asks. */
    name: z.string(),
    email: z.string(),
    companyUrl: absoluteUrl,
  }),
);

/** To the one who asked: what an owner has answered. */
export const membershipAnsweredMailReference = defineMailReference(
  'membership-answered',
  z.strictObject({
    firstName: z.string(),
    companyName: z.string(),
    isAccepted: z.boolean(),
    portalUrl: absoluteUrl,
  }),
);

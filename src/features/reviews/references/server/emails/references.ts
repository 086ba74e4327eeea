import { z } from 'zod';
import { absoluteUrl, defineMailReference } from '#lib/mail/define-mail-reference.ts';

/** To a former client, who has no account: a consultant asks for a reference. */
export const referenceAskedMailReference = defineMailReference(
  'reference-asked',
  z.strictObject({
    personName: z.string(),
    consultantName: z.string(),
    companyName: z.string(),
    project: z.string(),
    isReminder: z.boolean(),
    /** The day on which the link ends: `10 March 2026`. */
    until: z.string(),
    url: absoluteUrl,
  }),
);

/** To the consultant: what the former client has answered. */
export const referenceAnsweredMailReference = defineMailReference(
  'reference-answered',
  z.strictObject({
    firstName: z.string(),
    companyName: z.string(),
    isConfirmed: z.boolean(),
    url: absoluteUrl,
  }),
  { hasSetting: true },
);

import { z } from 'zod';
import { absoluteUrl, defineMailReference } from '#lib/mail/define-mail-reference.ts';

/** To a user whom an admin asks about their account. */
export const accountQuestion = defineMailReference(
  'account-question',
  z.strictObject({ firstName: z.string(), question: z.string(), portalUrl: absoluteUrl }),
);

/** To every admin, once the person has answered. */
export const accountAnswer = defineMailReference(
  'account-answer',
  z.strictObject({
    name: z.string(),
    question: z.string(),
    answer: z.string(),
    userUrl: absoluteUrl,
  }),
);

import { z } from 'zod';
import { absoluteUrl, defineMailReference } from '#lib/mail/define-mail-reference.ts';
import { appealOutcomes, grounds } from '../../rules.ts';

/** To the author of a review that was removed: the statement of reasons. */
export const reviewRemoved = defineMailReference(
  'review-removed',
  z.strictObject({
    firstName: z.string(),
    projectTitle: z.string(),
    ground: z.enum(grounds.values),
    reason: z.string(),
    /** The last day for an appeal, in words. */
    lastDay: z.string(),
    decisionsUrl: absoluteUrl,
  }),
);

/** To the author: the answer to their appeal. */
export const appealAnswered = defineMailReference(
  'appeal-answered',
  z.strictObject({
    firstName: z.string(),
    projectTitle: z.string(),
    outcome: z.enum(appealOutcomes.values),
    answer: z.string(),
    decisionsUrl: absoluteUrl,
  }),
);

/** To every admin but the one who decided: an author appeals. */
export const appealForAdmins = defineMailReference(
  'appeal-for-admins',
  z.strictObject({
    projectTitle: z.string(),
    appeal: z.string(),
    /** The day until which it is to be answered, in words. */
    answerUntil: z.string(),
    reportsUrl: absoluteUrl,
  }),
);

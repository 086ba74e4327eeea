import { z } from 'zod';
import { absoluteUrl, defineMailReference } from '#lib/mail/define-mail-reference.ts';
import { accountGrounds, appealOutcomes, decisionKinds } from '../../rules.ts';

/** What a mail calls a decision by. */
const decision = {
  kind: z.enum(decisionKinds.values),
  /** As its person calls what it is about; empty for an account. For a company its name. */
  about: z.string(),
};

/** To the person about whose content or report an admin has decided: the statement of reasons. */
export const decisionMade = defineMailReference(
  'decision-made',
  z.strictObject({
    firstName: z.string(),
    ...decision,
    ground: z.enum(accountGrounds.values).nullable(),
    reason: z.string(),
    /** The last day for an appeal, in words. */
    lastDay: z.string(),
    decisionsUrl: absoluteUrl,
  }),
);

/** To a person: the answer to their appeal. */
export const appealAnswered = defineMailReference(
  'appeal-answered',
  z.strictObject({
    firstName: z.string(),
    ...decision,
    outcome: z.enum(appealOutcomes.values),
    answer: z.string(),
    decisionsUrl: absoluteUrl,
  }),
);

/** To every admin but the one who decided: a person appeals. */
export const appealForAdmins = defineMailReference(
  'appeal-for-admins',
  z.strictObject({
    ...decision,
    /** Who appeals: a person or a company. */
    name: z.string(),
    appeal: z.string(),
    /** The day until which it is to be answered, in words. */
    answerUntil: z.string(),
    reportsUrl: absoluteUrl,
  }),
);

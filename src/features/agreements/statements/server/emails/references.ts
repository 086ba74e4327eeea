import { z } from 'zod';
import { absoluteUrl, defineMailReference } from '#lib/mail/define-mail-reference.ts';
import { statementSteps } from '../../rules/life-cycle.ts';

/** To one side of a deal: what happened to its statement of work. */
export const statementNotification = defineMailReference(
  'statement-news',
  z.strictObject({
    recipientFirstName: z.string(),
    projectTitle: z.string(),
    step: z.enum(statementSteps),
    /** It changes a version that both sides have accepted. */
    isChange: z.boolean(),
    /** Why it was declined. */
    reason: z.string(),
    url: absoluteUrl,
  }),
  { hasSetting: true },
);

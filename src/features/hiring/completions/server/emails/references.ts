import { z } from 'zod';
import { sides } from '#features/hiring/applications/rules/life-cycle.ts';
import { absoluteUrl, defineMailReference } from '#lib/mail/define-mail-reference.ts';
import { completionSteps } from '../../rules.ts';

/** To one side of a deal: the other proposed completion, answered or took it back, or time answered. */
export const completionNewsNotification = defineMailReference(
  'completion-news',
  z.strictObject({
    recipientFirstName: z.string(),
    projectTitle: z.string(),
    step: z.enum(completionSteps),
    /** The other side. */
    other: z.enum(sides),
    openPoints: z.string(),
    missing: z.string(),
    /** The day until which a proposal can be answered: `10 March 2026`. */
    answerBy: z.string(),
    url: absoluteUrl,
  }),
  { hasSetting: true },
);

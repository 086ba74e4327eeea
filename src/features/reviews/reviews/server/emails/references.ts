import { z } from 'zod';
import { sides } from '#features/hiring/applications/rules/life-cycle.ts';
import { absoluteUrl, defineMailReference } from '#lib/mail/define-mail-reference.ts';
import { reviewSteps } from '../../rules.ts';

/** To one side of a completed deal: a review is asked for, is still possible, or both can be read. */
export const reviewNewsNotification = defineMailReference(
  'review-news',
  z.strictObject({
    recipientFirstName: z.string(),
    projectTitle: z.string(),
    step: z.enum(reviewSteps),
    /** The side that is reviewed. */
    other: z.enum(sides),
    /** The last day on which it can be written: `10 March 2026`. */
    lastDay: z.string(),
    url: absoluteUrl,
  }),
  { hasSetting: true },
);

import { z } from 'zod';
import { absoluteUrl, defineMailReference } from '#lib/mail/define-mail-reference.ts';
import { milestoneSteps } from '../../rules.ts';

/** To one side of a deal: what the other did about a milestone. */
export const milestoneNotification = defineMailReference(
  'milestone-news',
  z.strictObject({
    recipientFirstName: z.string(),
    projectTitle: z.string(),
    step: z.enum(milestoneSteps),
    /** Of the milestone. */
    name: z.string(),
    /** In words; empty where none is agreed. */
    amount: z.string(),
    /** The note of the delivery, or why it was returned. */
    words: z.string(),
    url: absoluteUrl,
  }),
  { hasSetting: true },
);

import { z } from 'zod';
import { absoluteUrl, defineMailReference } from '#lib/mail/define-mail-reference.ts';
import { timeSheetSteps } from '../../rules/weeks.ts';

/** To one side of a deal: what happened to its time sheet. */
export const timeSheetNotification = defineMailReference(
  'time-sheet-news',
  z.strictObject({
    recipientFirstName: z.string(),
    projectTitle: z.string(),
    step: z.enum(timeSheetSteps),
    /** The Monday of the week in words; empty for what is about the whole sheet. */
    week: z.string(),
    /** The amount of the week, or what the cap is, in words. */
    amount: z.string(),
    /** Why the week was returned. */
    reason: z.string(),
    url: absoluteUrl,
  }),
  { hasSetting: true },
);

import { z } from 'zod';

/** The most that a limit can be, in whole US dollars: no terms name a higher amount. */
export const approvalLimitMax = 10_000_000;

/** Above which total deals wait for approval; null: none does. */
export const approvalLimitSchema = z.strictObject({
  aboveUsd: z
    .number()
    .int('Please enter a whole amount')
    .min(0, 'Please enter 0 or more')
    .max(approvalLimitMax, `Please enter at most ${approvalLimitMax.toLocaleString('en-US')}`)
    .nullable(),
});

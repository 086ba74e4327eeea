import { z } from 'zod';
import { daySchema } from '#lib/api/day.ts';
import { typedLine } from '#lib/api/plain-text.ts';
import { daysOnEarth } from '#lib/calendar-days.ts';
import { currencyCodes } from '#lib/money/currencies.ts';

/** The highest cover that is taken, in whole units of its currency. */
const mostCover = 1_000_000_000_000;

/** What a consultant states of an insurance; the policy is a file beside it. */
export const insuranceSchema = z.strictObject({
  insurer: typedLine().min(1, 'Please enter the insurer').max(150),
  policyNumber: typedLine().min(1, 'Please enter the policy number').max(60),
  coverAmount: z
    .number('Please enter the amount that is covered')
    .int('Please enter a whole amount')
    .min(1, 'Please enter the amount that is covered')
    .max(mostCover, 'This is more than any insurance covers'),
  currency: z.enum(currencyCodes, 'Please select a currency'),
  expiresOn: daySchema({ from: '2000-01-01' }),
});
export type Insurance = z.output<typeof insuranceSchema>;

/**
 * What today makes wrong with an insurance, as a sentence; null when nothing. A day is over once it is so everywhere.
 */
export const problemOfEnd = ({ expiresOn }: Pick<Insurance, 'expiresOn'>, now: Date) =>
  expiresOn < daysOnEarth(now).first ? 'It has expired. Please renew it first.' : null;

/** So many days before its last day the consultant is reminded of an insurance. */
export const endStages = [30, 7] as const;
export type EndStage = (typeof endStages)[number];

/** Whether the last day of an insurance is over. */
export const isOver = ({ expiresOn }: Pick<Insurance, 'expiresOn'>, today: string): boolean =>
  expiresOn < today;

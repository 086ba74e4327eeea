import { z } from 'zod';
import { daySchema } from '#lib/api/day.ts';

/** What terms may hold: whole US dollars, days of a week in halves, days of notice. */
export const termsLimits = {
  rateUsd: 10_000,
  amountUsd: 10_000_000,
  daysPerWeek: 7,
  noticeDays: 180,
} as const;

const amountUsd = (max: number) =>
  z
    .number()
    .int('Please enter a whole amount')
    .min(1, 'Please enter at least 1')
    .max(max, `Please enter at most ${max.toLocaleString('en-US')}`)
    .nullable()
    .default(null);

/** Terms as they are sent and stored. */
export const termsSchema = z
  .strictObject({
    rateUsd: amountUsd(termsLimits.rateUsd),
    fixedPriceUsd: amountUsd(termsLimits.amountUsd),
    startDate: daySchema({ from: '2000-01-01' }).nullable().default(null),
    daysPerWeek: z
      .number()
      .multipleOf(0.5, 'Please enter whole or half days')
      .min(0.5, 'Please enter at least half a day')
      .max(termsLimits.daysPerWeek, 'A week has seven days')
      .nullable()
      .default(null),
    /** The most that is billed at the hourly rate without a new agreement. */
    capUsd: amountUsd(termsLimits.amountUsd),
    noticeDays: z
      .number()
      .int('Please enter whole days')
      .min(0, 'Please enter 0 or more')
      .max(termsLimits.noticeDays, `Please enter at most ${termsLimits.noticeDays}`)
      .nullable()
      .default(null),
  })
  .refine(({ rateUsd, fixedPriceUsd }) => rateUsd === null || fixedPriceUsd === null, {
    path: ['fixedPriceUsd'],
    error: 'Enter an hourly rate or a fixed price, not both',
  })
  .refine(({ capUsd, fixedPriceUsd }) => capUsd === null || fixedPriceUsd === null, {
    path: ['capUsd'],
    error: 'A fixed price needs no limit',
  });

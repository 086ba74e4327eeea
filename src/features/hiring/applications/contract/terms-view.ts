import { z } from 'zod';

/** Terms of the work. Null: not agreed on. */
export const termsViewSchema = z.object({
  /** Whole US dollars an hour. */
  rateUsd: z.number().int().nullable(),
  /** Whole US dollars for all of it. */
  fixedPriceUsd: z.number().int().nullable(),
  startDate: z.iso.date().nullable(),
  daysPerWeek: z.number().nullable(),
  /** The most that is billed at the hourly rate without a new agreement, in whole US dollars. */
  capUsd: z.number().int().nullable(),
  /** Days of notice to end it. */
  noticeDays: z.number().int().nullable(),
});

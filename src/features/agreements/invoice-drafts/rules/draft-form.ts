import { z } from 'zod';
import { nameMaxLength } from '#features/agreements/milestones/rules.ts';
import { daySchema } from '#lib/api/day.ts';
import { typedLine } from '#lib/api/plain-text.ts';
import { currencyCodes } from '#lib/money/currencies.ts';
import { vatCategories } from './vat.ts';

const line = (max: number) => typedLine().max(max, `Please use at most ${max} characters`);
const hasTwoDecimals = (value: number) => Number(value.toFixed(2)) === value;
const percent = z
  .number('Please enter a number')
  .positive('Please enter more than 0')
  .max(100, 'Please enter at most 100')
  .refine(hasTwoDecimals, 'Please use at most two decimals');
const rate = z
  .number('Please enter a number')
  .positive('Please enter more than 0')
  .max(1_000_000, 'Please enter at most 1,000,000')
  .refine(hasTwoDecimals, 'Please use at most two decimals');

/** What a consultant states of an invoice draft. */
export const draftFormSchema = z
  .strictObject({
    /** The Mondays of the first and the last week; null where milestones are chosen. */
    from: daySchema().nullable(),
    to: daySchema().nullable(),
    /** Of a deal with a fixed price, the names of accepted milestones; none of a deal with a rate. */
    milestones: z.array(typedLine().min(1).max(nameMaxLength)).max(40),
    currency: z.enum(currencyCodes, 'Please choose one'),
    /** An hour or a day in the currency. Null: the agreed rate, in US dollars an hour, or the amount of milestones. */
    rate: rate.nullable(),
    vatCategory: z.enum(vatCategories.values, 'Please choose one'),
    vatPercent: percent.nullable(),
    exemptionReason: line(200),
    daysToPay: z
      .number('Please enter whole days')
      .int('Please enter whole days')
      .min(0, 'Please enter 0 or more')
      .max(180, 'Please enter at most 180'),
    /** A purchase order number, or a public authority’s Leitweg-ID. */
    buyerReference: line(60),
    buyerStreet: line(200),
    buyerPostalCode: line(20),
    buyerCity: line(100),
  })
  .refine(({ from, to, milestones }) => milestones.length > 0 || (from && to), {
    path: ['milestones'],
    error: 'Please choose at least one',
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ['to'],
    error: 'The last week is before the first',
  })
  .refine(({ vatCategory, vatPercent }) => vatCategory !== 'S' || vatPercent !== null, {
    path: ['vatPercent'],
    error: 'Please enter the VAT rate',
  })
  .refine(({ vatCategory, exemptionReason }) => vatCategory !== 'E' || exemptionReason !== '', {
    path: ['exemptionReason'],
    error: 'Please enter why no VAT is charged',
  });
export type DraftForm = z.output<typeof draftFormSchema>;

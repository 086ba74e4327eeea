import { formatAnyMoney } from '#lib/money/format.ts';
import { fromMinorUnits } from '#lib/money/minor-units.ts';
import type { LocalPrice } from '../objects.ts';
import { fromUnix } from '../unix-time.ts';

// Amounts as on the product's English pages; dates with the month in words, for readers anywhere.
const amountLocale = 'en-US';
const dateLocale = 'en-GB';

/** An amount in minor units as a person reads it, for example `$75` or `¥11,175`. */
export function amountInWords(minor: number, currency: string): string {
  const code = currency.toUpperCase();
  return formatAnyMoney({ amount: fromMinorUnits(minor, code), currency: code }, amountLocale);
}

/** For example `$75 per month`. */
export function priceInWords({ recurring, unit_amount: amount, currency }: LocalPrice): string {
  const words = amountInWords(amount, currency);
  if (!recurring) return words;
  const { interval, interval_count: count } = recurring;
  return count === 1 ? `${words} per ${interval}` : `${words} every ${count} ${interval}s`;
}

/** A day in UTC, for example `21 February 2027`. */
export const dayInWords = (unixSeconds: number): string =>
  fromUnix(unixSeconds).toLocaleDateString(dateLocale, { dateStyle: 'long', timeZone: 'UTC' });

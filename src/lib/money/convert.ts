import { type CurrencyCode, currencyByCode } from './currencies.ts';

/**
 * Converts US dollars to another currency, rounded to whole units, halves upwards. Throws a RangeError
 * for an amount that is negative or no number.
 */
export function convertFromUsd(usd: number, code: CurrencyCode): number {
  if (!Number.isFinite(usd) || usd < 0) throw new RangeError(`${usd} is not an amount of money.`);
  // In hundredths, because 0.79 has no exact double: half a unit must not depend on its last bit.
  const hundredths = Math.round(currencyByCode(code).perUsd * 100);
  return Math.round((usd * hundredths) / 100);
}

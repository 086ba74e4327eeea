import { type CurrencyCode, currencyByCode } from './currencies.ts';

/**
 * Converts US dollars to another currency as prices are, rounded to whole units, halves upwards. Throws a RangeError
 * for an amount that is negative or no number.
 */
export const convertFromUsd = (usd: number, code: CurrencyCode): number =>
  convertAt(usd, currencyByCode(code).perUsd);

/** The same at a rate of at most four decimals. */
export function convertAt(usd: number, perUsd: number): number {
  if (!Number.isFinite(usd) || usd < 0) throw new RangeError(`${usd} is not an amount of money.`);
  // In ten-thousandths, because 0.79 has no exact double: half a unit must not depend on its last bit.
  const tenThousandths = Math.round(perUsd * 10_000);
  return Math.round((usd * tenThousandths) / 10_000);
}

import { decimalsOf } from './currencies.ts';

/**
 * An amount in the smallest unit of its currency, as billing services count: 75 USD is 7500 cents,
 * 75 JPY is 75 yen. Takes the code in either case. Throws a RangeError for what is no amount.
 */
export function minorUnits(amount: number, code: string): number {
  const minor = Math.round(amount * 10 ** decimalsOf(code));
  if (!Number.isSafeInteger(minor)) throw new RangeError(`${amount} is not an amount of money.`);
  return minor;
}

/** The amount that a billing service counts as this many of the currency's smallest units. */
export function fromMinorUnits(minor: number, code: string): number {
  return minor / 10 ** decimalsOf(code);
}

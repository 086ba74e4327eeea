import { type CurrencyCode, currencyCodes } from '#lib/money/currencies.ts';
import type { CurrencyMap } from '#lib/money/currency-map.ts';
import { usualCurrencyMap } from '#lib/money/currency-map.ts';

/**
 * The currency map that an operator has chosen, and the day of its rates; null for the specification's, which have
 * none.
 */
export interface CurrencyChoices extends CurrencyMap {
  ratesOn: string | null;
}

export const usualCurrencyChoices: CurrencyChoices = { ...usualCurrencyMap, ratesOn: null };

export const mostCountries = 100;
/** Rates have at most four decimals. */
export const smallestRate = 0.0001;
export const largestRate = 1_000_000;

/** A rate this many times the one before, or less than its part of it, is more often a slip than a rate. */
export const farRateFactor = 3;

type Rates = Partial<Record<CurrencyCode, number>>;

export interface FarRate {
  code: CurrencyCode;
  before: number;
  after: number;
}

/** The rates that differ from the ones before by the factor or more. */
export const listFarRates = (ratesBefore: Rates, ratesAfter: Rates): FarRate[] =>
  currencyCodes.flatMap((code) => {
    const [before, after] = [ratesBefore[code], ratesAfter[code]];
    if (before === undefined || after === undefined) return [];
    const isFar = Math.max(before, after) >= farRateFactor * Math.min(before, after);
    return isFar ? [{ code, before, after }] : [];
  });

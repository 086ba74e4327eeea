import type { CurrencyMap } from '#lib/money/currency-map.ts';
import { usualCurrencyMap } from '#lib/money/currency-map.ts';

/** The currency map that an operator has chosen, and the day of its rates; null for the specification's, which have none. */
export interface CurrencyChoices extends CurrencyMap {
  ratesOn: string | null;
}

export const usualCurrencyChoices: CurrencyChoices = { ...usualCurrencyMap, ratesOn: null };

export const mostCountries = 100;
/** Rates have at most four decimals. */
export const smallestRate = 0.0001;
export const largestRate = 1_000_000;

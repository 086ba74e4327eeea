import { type CurrencyCode, currencyByCode } from './currencies.ts';
import { type CurrencyMap, usualCurrencyMap } from './currency-map.ts';
import {
  type LocaleCurrency,
  type MoneyLocale,
  moneyLocaleOf,
  type SupportedLocale,
} from './locale-currencies.ts';

/** A currency as readers of a locale are shown it. */
export function inCurrency(
  locale: MoneyLocale,
  code: CurrencyCode,
  map: CurrencyMap = usualCurrencyMap,
): LocaleCurrency {
  const { name, symbol } = currencyByCode(code);
  return { code, symbol, locale, name, perUsd: map.perUsd[code] };
}

/** The currency of a supported locale. */
export const currencyOfLocale = (
  supported: SupportedLocale,
  map: CurrencyMap = usualCurrencyMap,
): LocaleCurrency => inCurrency(moneyLocaleOf(supported), map.languages[supported], map);

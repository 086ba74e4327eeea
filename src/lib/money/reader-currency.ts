import { type CurrencyCode, isCurrencyCode } from './currencies.ts';
import { type CurrencyMap, usualCurrencyMap } from './currency-map.ts';
import {
  type LocaleCurrency,
  type MoneyLocale,
  moneyLocaleOf,
  supportedLocales,
} from './locale-currencies.ts';
import { currencyForLocale } from './negotiate.ts';
import { inCurrency } from './shown-currency.ts';

/** Keeps the currency that somebody has chosen, with them. */
export const currencyCookieName = 'currency';

/** Whether this is a currency that can be chosen; takes whatever a cookie may hold. */
export const readChoice = (text: string | null | undefined): CurrencyCode | undefined =>
  text && isCurrencyCode(text) ? text : undefined;

/**
 * The currency that a reader is shown: the one they chose, else that of their languages. Amounts are written as in their
 * language either way.
 */
export function readerCurrencyFor(
  chosen: CurrencyCode | null | undefined,
  languages: string | readonly string[] | null | undefined,
  map: CurrencyMap = usualCurrencyMap,
): LocaleCurrency {
  const byLanguage = currencyForLocale(languages, map);
  return chosen ? inCurrency(byLanguage.locale, chosen, map) : byLanguage;
}

/** A reader's currency as a document carries it: `GBP en-GB`. */
export const writeReaderCurrency = ({ code, locale }: LocaleCurrency): string =>
  `${code} ${locale}`;

/** Reads it again; undefined for anything else. */
export function parseReaderCurrency(
  text: string | undefined,
  map: CurrencyMap = usualCurrencyMap,
): LocaleCurrency | undefined {
  const [code = '', locale = ''] = text?.split(' ') ?? [];
  return isCurrencyCode(code) && isMoneyLocale(locale) ? inCurrency(locale, code, map) : undefined;
}

const locales: ReadonlySet<string> = new Set(supportedLocales.map(moneyLocaleOf));
const isMoneyLocale = (locale: string): locale is MoneyLocale => locales.has(locale);

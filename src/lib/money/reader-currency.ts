import { type CurrencyCode, currencyByCode, isCurrencyCode } from './currencies.ts';
import {
  currencyOfLocale,
  isSupportedLocale,
  type LocaleCurrency,
  type MoneyLocale,
  supportedLocales,
} from './locale-currencies.ts';
import { currencyForLocale } from './negotiate.ts';

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
): LocaleCurrency {
  const byLanguage = currencyForLocale(languages);
  return chosen ? inCurrency(byLanguage.locale, chosen) : byLanguage;
}

/** A reader's currency as a document carries it: `GBP en-GB`. */
export const writeReaderCurrency = ({ code, locale }: LocaleCurrency): string =>
  `${code} ${locale}`;

/** Reads it again; undefined for anything else. */
export function parseReaderCurrency(text: string | undefined): LocaleCurrency | undefined {
  const [code = '', locale = ''] = text?.split(' ') ?? [];
  return isCurrencyCode(code) && isMoneyLocale(locale) ? inCurrency(locale, code) : undefined;
}

/** The same reader, who has chosen this currency. */
export function inCurrency(locale: MoneyLocale, code: CurrencyCode): LocaleCurrency {
  const { name, symbol } = currencyByCode(code);
  return { code, symbol, locale, name };
}

const locales: ReadonlySet<string> = new Set(
  supportedLocales.filter(isSupportedLocale).map((locale) => currencyOfLocale(locale).locale),
);
const isMoneyLocale = (locale: string): locale is MoneyLocale => locales.has(locale);

import { type CurrencyCode, isCurrencyCode } from './currencies.ts';
import { type CurrencyMap, usualCurrencyMap } from './currency-map.ts';
import {
  isSupportedLocale,
  type LocaleCurrency,
  type MoneyLocale,
  moneyLocaleOf,
  type SupportedLocale,
  supportedLocales,
} from './locale-currencies.ts';
import { currencyForLocale } from './negotiate.ts';
import { inCurrency } from './shown-currency.ts';

/** How a reader has chosen to see amounts: the currency, and the language that amounts are written in. */
export interface ReaderChoice {
  currency: CurrencyCode | null;
  language: SupportedLocale | null;
}

/** The cookies that keep these choices in the reader's browser. */
export const choiceCookieNames = { currency: 'currency', language: 'language' } as const;

/** Parses these choices, from any content of cookies or an account. */
export const readChoice = (
  texts: {
    [Part in keyof ReaderChoice]?: string | null | undefined;
  },
): ReaderChoice => ({
  currency: texts.currency && isCurrencyCode(texts.currency) ? texts.currency : null,
  language: texts.language && isSupportedLocale(texts.language) ? texts.language : null,
});

/**
 * The currency that a reader is shown: the one they chose, else that of the language they chose, else of those of their
 * browser. Amounts are written as in that language either way.
 */
export function readerCurrencyFor(
  chosen: ReaderChoice,
  languages: string | readonly string[] | null | undefined,
  map: CurrencyMap = usualCurrencyMap,
): LocaleCurrency {
  const byLanguage = currencyForLocale(chosen.language ?? languages, map);
  return chosen.currency ? inCurrency(byLanguage.locale, chosen.currency, map) : byLanguage;
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

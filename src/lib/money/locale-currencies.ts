import type { CurrencyCode } from './currencies.ts';

/** The currency a reader of a language is shown, and the full locale its amounts are written in. */
export interface LocaleCurrency {
  readonly code: CurrencyCode;
  readonly symbol: string;
  readonly locale: MoneyLocale;
  readonly name: string;
  /** How much of it one US dollar is about. */
  readonly perUsd: number;
}

const localesAndCodes = {
  'en-US': ['en-US', 'USD'],
  'en-GB': ['en-GB', 'GBP'],
  'en-AU': ['en-AU', 'AUD'],
  'en-CA': ['en-CA', 'CAD'],
  de: ['de-DE', 'EUR'],
  fr: ['fr-FR', 'EUR'],
  es: ['es-ES', 'EUR'],
  it: ['it-IT', 'EUR'],
  nl: ['nl-NL', 'EUR'],
  pt: ['pt-PT', 'EUR'],
  sv: ['sv-SE', 'SEK'],
  no: ['nb-NO', 'NOK'],
  da: ['da-DK', 'DKK'],
  pl: ['pl-PL', 'PLN'],
  ja: ['ja-JP', 'JPY'],
  zh: ['zh-CN', 'CNY'],
  ko: ['ko-KR', 'KRW'],
  hi: ['hi-IN', 'INR'],
  'pt-BR': ['pt-BR', 'BRL'],
  'es-MX': ['es-MX', 'MXN'],
} as const satisfies Readonly<Record<string, readonly [string, CurrencyCode]>>;

/** A locale of the specification's list: some with their region, most by language alone. */
export type SupportedLocale = keyof typeof localesAndCodes;
/** A locale amounts are written in, always with its region. */
export type MoneyLocale = (typeof localesAndCodes)[SupportedLocale][0];

/** Whether this is one of the 20 supported locales, in canonical case. */
export function isSupportedLocale(locale: string): locale is SupportedLocale {
  return Object.hasOwn(localesAndCodes, locale);
}

export const supportedLocales: readonly SupportedLocale[] =
  Object.keys(localesAndCodes).filter(isSupportedLocale);

/** The locale that amounts are written in for readers of a supported one. */
export const moneyLocaleOf = (supported: SupportedLocale): MoneyLocale =>
  localesAndCodes[supported][0];

/** The currency that the specification gives to a supported locale. */
export const usualCodeOf = (supported: SupportedLocale): CurrencyCode =>
  localesAndCodes[supported][1];

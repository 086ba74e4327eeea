import { parseAcceptLanguage } from './accept-language.ts';
import { type CurrencyMap, usualCurrencyMap } from './currency-map.ts';
import {
  isSupportedLocale,
  type LocaleCurrency,
  moneyLocaleOf,
  type SupportedLocale,
  supportedLocales,
} from './locale-currencies.ts';
import { currencyOfLocale, inCurrency } from './shown-currency.ts';

/**
 * The currency for a reader, from an Accept-Language header or a list of locales such as `navigator.languages`; that of
 * `en-US` when none of them is supported. The first language that leads to a currency decides. By its exact locale
 * (pt-BR), else by its region, since that is where the money is (fr-CA: Canadian dollars), else by its language (de-AT
 * as de, en-NZ as en-US). A country that the map names beside the locales has its currency, written as in the reader's
 * language.
 */
export function currencyForLocale(
  languages: string | readonly string[] | null | undefined,
  map: CurrencyMap = usualCurrencyMap,
): LocaleCurrency {
  const header = typeof languages === 'string' ? languages : (languages ?? []).join(',');
  for (const tag of parseAcceptLanguage(header)) {
    const locale = parseLocale(tag);
    const supported = locale && supportedLocaleFor(locale);
    const ofCountry = locale?.region && map.countries[locale.region];
    if (ofCountry) return inCurrency(moneyLocaleOf(supported ?? 'en-US'), ofCountry, map);
    if (supported) return currencyOfLocale(supported, map);
  }
  return currencyOfLocale('en-US', map);
}

function supportedLocaleFor(locale: Intl.Locale): SupportedLocale | undefined {
  const language = /^(?:nb|nn)$/.test(locale.language) ? 'no' : locale.language;
  const exact = `${language}-${locale.region}`;
  if (isSupportedLocale(exact)) return exact;
  const byRegion = locale.region && localeOfRegion.get(locale.region);
  if (byRegion) return byRegion;
  if (language === 'en') return 'en-US';
  return isSupportedLocale(language) ? language : undefined;
}

/** Every supported locale stands for one region, and no two for the same. */
export const localeOfRegion: ReadonlyMap<string, SupportedLocale> = new Map(
  supportedLocales.map((supported) => [moneyLocaleOf(supported).slice(-2), supported]),
);

function parseLocale(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}

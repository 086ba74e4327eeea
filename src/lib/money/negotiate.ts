import { parseAcceptLanguage } from './accept-language.ts';
import {
  currencyOfLocale,
  isSupportedLocale,
  type LocaleCurrency,
  type SupportedLocale,
  supportedLocales,
} from './locale-currencies.ts';

/**
 * The currency for a reader, from an Accept-Language header or a list of locales such as
 * `navigator.languages`; US dollars when none of them is supported. The first language that leads to
 * a currency decides: by its exact locale (pt-BR), else by its region, since that is where the money
 * is (fr-CA: Canadian dollars), else by its language (de-AT as de, en-NZ as en-US).
 */
export function currencyForLocale(
  languages: string | readonly string[] | null | undefined,
): LocaleCurrency {
  const header = typeof languages === 'string' ? languages : (languages ?? []).join(',');
  for (const tag of parseAcceptLanguage(header)) {
    const supported = supportedLocaleFor(tag);
    if (supported) return currencyOfLocale(supported);
  }
  return currencyOfLocale('en-US');
}

function supportedLocaleFor(tag: string): SupportedLocale | undefined {
  const locale = parseLocale(tag);
  if (!locale) return undefined;
  const language = /^(?:nb|nn)$/.test(locale.language) ? 'no' : locale.language;
  const exact = `${language}-${locale.region}`;
  if (isSupportedLocale(exact)) return exact;
  const byRegion = locale.region && localeOfRegion.get(locale.region);
  if (byRegion) return byRegion;
  if (language === 'en') return 'en-US';
  return isSupportedLocale(language) ? language : undefined;
}

// Every supported locale stands for one region, and no two for the same.
const localeOfRegion: ReadonlyMap<string, SupportedLocale> = new Map(
  supportedLocales.map((supported) => [currencyOfLocale(supported).locale.slice(-2), supported]),
);

function parseLocale(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}

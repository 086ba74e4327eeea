import { type CurrencyCode, currencyByCode, currencyCodes, isCurrencyCode } from './currencies.ts';
import {
  isSupportedLocale,
  type SupportedLocale,
  supportedLocales,
  usualCodeOf,
} from './locale-currencies.ts';

/** Which readers are shown which currency, and what a US dollar is in each. */
export interface CurrencyMap {
  readonly languages: Readonly<Record<SupportedLocale, CurrencyCode>>;
  /** Of countries (ISO 3166, upper case) that no supported locale stands for. */
  readonly countries: Readonly<Record<string, CurrencyCode>>;
  /** For showing what an amount is about; what a plan costs has rates of its own (`currencyByCode`). */
  readonly perUsd: Readonly<Record<CurrencyCode, number>>;
}

const record = <Key extends string, Value>(keys: readonly Key[], of: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<Key, Value>;

/** The specification's: until the operator says otherwise. */
export const usualCurrencyMap: CurrencyMap = {
  languages: record(supportedLocales, usualCodeOf),
  countries: {},
  perUsd: record(currencyCodes, (code) => currencyByCode(code).perUsd),
};

/** What differs from the usual map, as a document carries it; undefined where nothing does. */
export function writeCurrencyMap({
  languages,
  countries,
  perUsd,
}: CurrencyMap): string | undefined {
  const differing = {
    languages: changed(languages, usualCurrencyMap.languages),
    countries,
    perUsd: changed(perUsd, usualCurrencyMap.perUsd),
  };
  const isUsual = Object.values(differing).every((part) => Object.keys(part).length === 0);
  return isUsual ? undefined : JSON.stringify(differing);
}

const changed = (present: Readonly<Record<string, unknown>>, usual: object) =>
  Object.fromEntries(
    Object.entries(present).filter(([key, value]) => Reflect.get(usual, key) !== value),
  );

/** Reads it again. Whatever is no map of ours is left out. */
export function parseCurrencyMap(text: string | undefined): CurrencyMap {
  const carried = text === undefined ? null : readObject(() => JSON.parse(text));
  if (!carried) return usualCurrencyMap;
  return {
    languages: {
      ...usualCurrencyMap.languages,
      ...codesOf(carried.languages, isSupportedLocale),
    },
    countries: codesOf(carried.countries, (key) => /^[A-Z]{2}$/.test(key)),
    perUsd: { ...usualCurrencyMap.perUsd, ...ratesOf(carried.perUsd) },
  };
}

function readObject(read: () => unknown): Record<string, unknown> | null {
  try {
    const value = read();
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

const codesOf = (part: unknown, isKey: (key: string) => boolean): Record<string, CurrencyCode> =>
  Object.fromEntries(
    Object.entries(readObject(() => part) ?? {}).filter(
      (entry): entry is [string, CurrencyCode] =>
        isKey(entry[0]) && typeof entry[1] === 'string' && isCurrencyCode(entry[1]),
    ),
  );

const ratesOf = (part: unknown): Record<string, number> =>
  Object.fromEntries(
    Object.entries(readObject(() => part) ?? {}).filter(
      (entry): entry is [string, number] =>
        isCurrencyCode(entry[0]) && typeof entry[1] === 'number' && entry[1] > 0,
    ),
  );

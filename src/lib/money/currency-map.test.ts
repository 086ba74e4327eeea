import { describe, expect, it } from 'vitest';
import { approximately } from './approximate.ts';
import { parseCurrencyMap, usualCurrencyMap, writeCurrencyMap } from './currency-map.ts';
import { currencyForLocale } from './negotiate.ts';

const map = {
  languages: { ...usualCurrencyMap.languages, pl: 'EUR' },
  countries: { IE: 'EUR', CH: 'GBP' },
  perUsd: { ...usualCurrencyMap.perUsd, GBP: 0.8125 },
} as const;

describe('a currency map', () => {
  it('is carried as what differs, and read again', () => {
    expect(writeCurrencyMap(usualCurrencyMap)).toBeUndefined();
    expect(parseCurrencyMap(undefined)).toBe(usualCurrencyMap);
    expect(writeCurrencyMap(map)).toBe(
      '{"languages":{"pl":"EUR"},"countries":{"IE":"EUR","CH":"GBP"},"perUsd":{"GBP":0.8125}}',
    );
    expect(parseCurrencyMap(writeCurrencyMap(map))).toEqual(map);
  });

  it.each([
    'nonsense',
    'null',
    '7',
    '{"languages":{"xx":"EUR","de":"XXX"},"countries":{"ireland":"EUR"},"perUsd":{"GBP":0,"EUR":"1"}}',
  ])('is the usual one where it cannot be read: %s', (text) => {
    expect(parseCurrencyMap(text)).toEqual(usualCurrencyMap);
  });

  it('names currencies by country first, written as in the reader’s language', () => {
    expect(currencyForLocale('en-IE', map)).toMatchObject({ code: 'EUR', locale: 'en-US' });
    expect(currencyForLocale('de-CH', map)).toMatchObject({ code: 'GBP', locale: 'de-DE' });
    expect(currencyForLocale('ga-IE', map)).toMatchObject({ code: 'EUR', locale: 'en-US' });
    expect(currencyForLocale('pl', map)).toMatchObject({ code: 'EUR', locale: 'pl-PL' });
  });

  it('is what amounts beside dollars are converted with, to the fourth decimal', () => {
    expect(approximately(1000, currencyForLocale('en-GB', map))).toBe('about £813');
  });
});

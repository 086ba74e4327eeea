import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAcceptLanguage } from './accept-language.ts';
import { supportedLocales } from './locale-currencies.ts';
import { currencyForLocale } from './negotiate.ts';
import { currencyOfLocale } from './shown-currency.ts';

describe('reading Accept-Language', () => {
  it('orders by weight, and by place where the weight is the same', () => {
    expect(parseAcceptLanguage('en;q=0.5, de, fr;q=0.9, it;q=0.9')).toEqual([
      'de',
      'fr',
      'it',
      'en',
    ]);
  });

  it('leaves out the wildcard, what is refused and what is malformed', () => {
    expect(parseAcceptLanguage('*, de;q=0, fr;q=2, it;q=high, , sv ; Q = 0.3')).toEqual(['sv']);
  });
});

describe('the currency of the supported locales', () => {
  it('is the specification’s', () => {
    const pairs = supportedLocales.map((locale) => `${locale} ${currencyOfLocale(locale).code}`);
    expect(pairs.join(', ')).toBe(
      'en-US USD, en-GB GBP, en-AU AUD, en-CA CAD, de EUR, fr EUR, es EUR, it EUR, nl EUR, pt EUR, ' +
        'sv SEK, no NOK, da DKK, pl PLN, ja JPY, zh CNY, ko KRW, hi INR, pt-BR BRL, es-MX MXN',
    );
  });

  it('is found by the locale itself and by the locale its amounts are written in', () => {
    for (const locale of supportedLocales) {
      const currency = currencyOfLocale(locale);
      expect(currencyForLocale(locale)).toEqual(currency);
      expect(currencyForLocale([currency.locale.toLowerCase()])).toEqual(currency);
    }
  });
});

describe('choosing a currency', () => {
  it.each([
    ['en-NZ', 'USD'],
    ['en', 'USD'],
    ['en-NZ,en-GB;q=0.8', 'USD'],
    ['mi, en-GB;q=0.8', 'GBP'],
    ['de-AT,de;q=0.9,en;q=0.8', 'EUR'],
    ['fr-CA, fr;q=0.9', 'CAD'],
    ['en-IN', 'INR'],
    ['pt', 'EUR'],
    ['pt-BR', 'BRL'],
    ['es-MX', 'MXN'],
    ['es-419', 'EUR'],
    ['nb-NO', 'NOK'],
    ['nn', 'NOK'],
    ['no', 'NOK'],
    ['zh-Hans-CN', 'CNY'],
    ['ja;q=0.2, sv;q=0.7', 'SEK'],
    ['de;q=0, da;q=0.1', 'DKK'],
    ['*', 'USD'],
    ['tlh', 'USD'],
    ['', 'USD'],
    ['; drop table', 'USD'],
  ])('gives a reader of %j %s', (header, code) => {
    expect(currencyForLocale(header).code).toBe(code);
  });

  it('takes a list of locales in order of preference', () => {
    expect(currencyForLocale(['tlh', 'pl-PL', 'en-GB']).code).toBe('PLN');
  });

  it('falls back to US dollars without any language', () => {
    expect(currencyForLocale(null).code).toBe('USD');
    expect(currencyForLocale(undefined).code).toBe('USD');
    expect(currencyForLocale([]).code).toBe('USD');
  });

  it('survives any header', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect(currencyForLocale(header).code).toHaveLength(3);
      }),
    );
  });
});

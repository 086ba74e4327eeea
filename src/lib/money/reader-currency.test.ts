import { describe, expect, it } from 'vitest';
import { currencyCodes } from './currencies.ts';
import { supportedLocales } from './locale-currencies.ts';
import {
  parseReaderCurrency,
  readChoice,
  readerCurrencyFor,
  writeReaderCurrency,
} from './reader-currency.ts';
import { currencyOfLocale, inCurrency } from './shown-currency.ts';

describe('the currency of a reader', () => {
  it('is that of their language until they choose one, and is written as in their language', () => {
    expect(readerCurrencyFor(undefined, 'en-GB,en;q=0.8')).toEqual(currencyOfLocale('en-GB'));
    expect(readerCurrencyFor('JPY', 'en-GB')).toMatchObject({ code: 'JPY', locale: 'en-GB' });
    expect(readerCurrencyFor(null, undefined)).toEqual(currencyOfLocale('en-US'));
  });

  it('is carried by the document and read again, whatever it is', () => {
    for (const supported of supportedLocales) {
      for (const code of currencyCodes) {
        const currency = inCurrency(currencyOfLocale(supported).locale, code);
        expect(parseReaderCurrency(writeReaderCurrency(currency))).toEqual(currency);
      }
    }
  });

  it.each([undefined, '', 'GBP', 'GBP xx-XX', 'XXX en-GB', 'constructor en-GB'])(
    'is not read from %j',
    (text) => {
      expect(parseReaderCurrency(text)).toBeUndefined();
    },
  );

  it.each([undefined, null, '', 'gbp', 'XXX', '__proto__', 'GBP;'])(
    'cannot be chosen as %j',
    (text) => {
      expect(readChoice(text)).toBeUndefined();
    },
  );
});

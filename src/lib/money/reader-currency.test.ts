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
    const none = { currency: null, language: null };
    const yen = { ...none, currency: 'JPY' as const };
    expect(readerCurrencyFor(none, 'en-GB,en;q=0.8')).toEqual(currencyOfLocale('en-GB'));
    expect(readerCurrencyFor(yen, 'en-GB')).toMatchObject({ code: 'JPY', locale: 'en-GB' });
    expect(readerCurrencyFor(none, undefined)).toEqual(currencyOfLocale('en-US'));
  });

  it.each(supportedLocales)(
    'follows the language that they choose before that of their browser: %s',
    (language) => {
      const shown = readerCurrencyFor({ currency: null, language }, 'sv-SE,sv;q=0.9');
      expect(shown).toEqual(currencyOfLocale(language));
      const inYen = readerCurrencyFor({ currency: 'JPY', language }, 'sv-SE');
      expect(inYen).toEqual(inCurrency(shown.locale, 'JPY'));
    },
  );

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
      expect(readChoice({ currency: text, language: text })).toEqual({
        currency: null,
        language: null,
      });
    },
  );
});

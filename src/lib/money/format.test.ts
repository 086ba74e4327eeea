import { describe, expect, it } from 'vitest';
import { currencyCodes } from './currencies.ts';
import { formatMoney, formatWholeMoney } from './format.ts';
import { supportedLocales } from './locale-currencies.ts';
import { currencyOfLocale } from './shown-currency.ts';

describe('formatting a price', () => {
  it.each([
    [75, 'USD', 'en-US', '$75'],
    [593, 'GBP', 'en-GB', '£593'],
    [11_175, 'JPY', 'ja-JP', '￥11,175'],
    [99_000, 'KRW', 'ko-KR', '₩99,000'],
    [8168, 'SEK', 'sv-SE', '8 168 kr'],
    [690, 'EUR', 'de-DE', '690 €'],
    [6225, 'INR', 'hi-IN', '₹6,225'],
  ] as const)('writes %d %s for %s as %s', (amount, code, locale, text) => {
    expect(formatMoney(amount, code, locale).replace(/\s/g, ' ')).toBe(text);
  });

  it.each([0, 7, 999, 1000, 25_000, 1_234_567])(
    'writes %d whole dollars as the platform would',
    (amount) => {
      const written = new Intl.NumberFormat('en-US', {
        style: 'currency',
        currency: 'USD',
        trailingZeroDisplay: 'stripIfInteger',
      }).format(amount);
      expect(formatMoney(amount, 'USD', 'en-US')).toBe(written);
      expect(formatWholeMoney(amount, 'USD', 'en-US')).toBe(written);
    },
  );

  it('keeps both decimals of an amount that has them', () => {
    expect(formatMoney(19.5, 'USD', 'en-US')).toBe('$19.50');
  });

  it('shows the decimals of an amount that is not whole, but for yen and won, in every locale', () => {
    for (const supported of supportedLocales) {
      const { locale } = currencyOfLocale(supported);
      for (const code of currencyCodes) {
        const hasDecimals = /[.,]50\D*$/.test(formatMoney(7.5, code, locale));
        expect([code, locale, hasDecimals]).toEqual([
          code,
          locale,
          code !== 'JPY' && code !== 'KRW',
        ]);
      }
    }
  });
});

describe('formatting a rate', () => {
  it('shows whole units', () => {
    expect(formatWholeMoney(120, 'USD', 'en-US')).toBe('$120');
    expect(formatWholeMoney(10_000, 'GBP', 'en-GB')).toBe('£10,000');
  });
});

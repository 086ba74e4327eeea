import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertFromUsd } from './convert.ts';
import { currencyByCode, currencyCodes } from './currencies.ts';

const anyCode = fc.constantFrom(...currencyCodes);
const anyPrice = fc.integer({ min: 0, max: 1_000_000 });

describe('converting from US dollars', () => {
  it.each([
    ['USD', 75, 750],
    ['GBP', 59, 593],
    ['EUR', 69, 690],
    ['AUD', 114, 1140],
    ['CAD', 102, 1020],
    ['SEK', 817, 8168],
    ['NOK', 815, 8153],
    ['DKK', 515, 5153],
    ['PLN', 304, 3038],
    ['JPY', 11_175, 111_750],
    ['CNY', 543, 5430],
    ['KRW', 99_000, 990_000],
    ['INR', 6225, 62_250],
    ['BRL', 375, 3750],
    ['MXN', 1275, 12_750],
  ] as const)('makes of 75 and 750 dollars in %s %d and %d', (code, monthly, annual) => {
    expect(convertFromUsd(75, code)).toBe(monthly);
    expect(convertFromUsd(750, code)).toBe(annual);
  });

  it('rounds halves upwards, whatever the double of the rate', () => {
    expect(convertFromUsd(50, 'GBP')).toBe(40); // 39.5
    expect(convertFromUsd(350, 'GBP')).toBe(277); // 276.5
    expect(convertFromUsd(150, 'DKK')).toBe(1031); // 1030.5
  });

  it('gives whole units within half a unit of the exact amount', () => {
    fc.assert(
      fc.property(anyPrice, anyCode, (usd, code) => {
        const converted = convertFromUsd(usd, code);
        expect(Number.isInteger(converted)).toBe(true);
        expect(Math.abs(converted - usd * currencyByCode(code).perUsd)).toBeLessThan(0.501);
      }),
    );
  });

  it('never makes a higher price lower than a lower one', () => {
    fc.assert(
      fc.property(anyPrice, anyPrice, anyCode, (one, other, code) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        expect(convertFromUsd(low, code)).toBeLessThanOrEqual(convertFromUsd(high, code));
      }),
    );
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (usd) => {
    expect(() => convertFromUsd(usd, 'EUR')).toThrow(RangeError);
  });
});

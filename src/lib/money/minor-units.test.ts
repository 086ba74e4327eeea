import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyCodes, decimalsOf } from './currencies.ts';
import { fromMinorUnits, minorUnits } from './minor-units.ts';

describe('minor units', () => {
  it('are hundredths for most currencies and the unit itself for yen and won', () => {
    expect(minorUnits(75, 'USD')).toBe(7500);
    expect(minorUnits(11_175, 'JPY')).toBe(11_175);
    expect(minorUnits(99_000, 'KRW')).toBe(99_000);
  });

  it('take the code as billing services write it', () => {
    expect(minorUnits(11_175, 'jpy')).toBe(11_175);
    expect(minorUnits(59, 'gbp')).toBe(5900);
  });

  it('are exact for amounts that doubles are not', () => {
    expect(minorUnits(19.99, 'EUR')).toBe(1999);
    expect(minorUnits(1.1, 'USD')).toBe(110);
  });

  it('lead back to the amount', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...currencyCodes), (minor, code) => {
        expect(minorUnits(fromMinorUnits(minor, code), code)).toBe(minor);
      }),
    );
  });

  it('refuse what is no amount', () => {
    expect(() => minorUnits(Number.NaN, 'USD')).toThrow(RangeError);
    expect(() => minorUnits(1e300, 'USD')).toThrow(RangeError);
  });

  it('agree with the international standard about decimals', () => {
    for (const code of currencyCodes) {
      const format = new Intl.NumberFormat('en', { style: 'currency', currency: code });
      expect([code, decimalsOf(code)]).toEqual([
        code,
        format.resolvedOptions().maximumFractionDigits,
      ]);
    }
  });
});

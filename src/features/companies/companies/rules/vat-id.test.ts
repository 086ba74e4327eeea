import { describe, expect, it } from 'vitest';
import { hasVatFormat, plainVatId } from './vat-id.ts';

describe('a VAT id', () => {
  it.each([
    ['DE 123.456.789', 'DE123456789'],
    ['atu12345678', 'ATU12345678'],
    ['CHE-123.456.789 MWST', 'CHE123456789MWST'],
    ['NL 123456789 B01', 'NL123456789B01'],
    ['gb 123 4567 89', 'GB123456789'],
    ['EL123456789', 'EL123456789'],
    ['IE1234567WA', 'IE1234567WA'],
    ['FRXX123456789', 'FRXX123456789'],
  ])('%s is written %s, and has its format', (typed, plain) => {
    expect(plainVatId(typed)).toBe(plain);
    expect(hasVatFormat(plain)).toBe(true);
  });

  it.each([
    'DE12345678',
    'DE1234567890',
    'ATX12345678',
    'FR12345',
    'NL123456789C01',
    'GB12345',
    'CHE12',
  ])('%s has not that of its country', (vatId) => {
    expect(hasVatFormat(vatId)).toBe(false);
  });

  it('of a country without a known format has letters and digits', () => {
    expect(hasVatFormat('AU12345678901')).toBe(true);
    expect(hasVatFormat('12345678901')).toBe(true);
    expect(hasVatFormat('AUSTRALIA')).toBe(false);
    expect(hasVatFormat('AU12§45')).toBe(false);
  });
});

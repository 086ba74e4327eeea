import { expect, it } from 'vitest';
import { viesNumberOf } from './vies-number.ts';

it('a VAT id of a member state or of Northern Ireland is one for VIES', () => {
  expect(viesNumberOf('DE123456789')).toEqual({ countryCode: 'DE', vatNumber: '123456789' });
  expect(viesNumberOf('XI123456789')?.countryCode).toBe('XI');
});

it('Greece is EL there', () => {
  expect(viesNumberOf('EL094259216')).toEqual({ countryCode: 'EL', vatNumber: '094259216' });
  expect(viesNumberOf('GR094259216')).toEqual({ countryCode: 'EL', vatNumber: '094259216' });
});

it('other VAT ids are not', () => {
  for (const vatId of ['', 'GB123456789', 'CHE123456789MWST', 'NO123456789MVA', '123456789']) {
    expect(viesNumberOf(vatId)).toBeNull();
  }
});

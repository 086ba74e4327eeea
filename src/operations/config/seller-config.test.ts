import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the seller on invoices', () => {
  it('is the product itself unless the operator says who they are', () => {
    expect(readConfig({}).seller).toEqual({ name: 'Direct365', address: [], taxIds: [] });
  });

  it('has a name, an address line by line, and a VAT number', () => {
    const { seller } = readConfig({
      SELLER_NAME: 'Loomworks Ltd',
      SELLER_ADDRESS: '1 Ledger Street; London EC1A 1BB ;; United Kingdom',
      SELLER_VAT_ID: 'GB123456789',
    });
    expect(seller).toEqual({
      name: 'Loomworks Ltd',
      address: ['1 Ledger Street', 'London EC1A 1BB', 'United Kingdom'],
      taxIds: ['GB123456789'],
    });
  });

  it.each(['SELLER_NAME', 'SELLER_VAT_ID'])('is refused with %s and no address', (name) => {
    expect(() => readConfig({ [name]: 'GB123456789' })).toThrow(/^SELLER_ADDRESS is missing/);
  });

  it('is refused with a VAT number that names no country', () => {
    expect(() => readConfig({ SELLER_VAT_ID: '123456789' })).toThrow(/SELLER_VAT_ID must be/);
  });
});

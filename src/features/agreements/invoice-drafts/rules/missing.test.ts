import { expect, it } from 'vitest';
import { missingDetails, missingForXrechnung, missingMessage } from './missing.ts';

const party = { legalName: 'One', countryCode: 'DE', vatId: 'DE1', registrationNumber: 'HRB 1' };
const stated = { seller: party, hasBankDetails: true, buyer: party };

it('nothing is missing where both sides have stated everything', () => {
  for (const category of ['S', 'AE', 'Z', 'E', 'O'] as const) {
    expect(missingDetails(stated, category)).toEqual([]);
  }
});

it('a VAT id is missing but outside the scope of VAT, where a registration number is needed', () => {
  const seller = { ...party, vatId: '' };
  for (const category of ['S', 'AE', 'Z', 'E'] as const) {
    expect(missingDetails({ ...stated, seller }, category)).toEqual(['vatId']);
  }
  expect(missingDetails({ ...stated, seller }, 'O')).toEqual([]);
  const unregistered = { ...party, registrationNumber: '' };
  expect(missingDetails({ ...stated, seller: unregistered }, 'O')).toEqual(['registrationNumber']);
  expect(missingDetails({ ...stated, seller: unregistered }, 'S')).toEqual([]);
});

it('with reverse charge the client is named by a VAT id or a registration number', () => {
  const buyer = { ...party, vatId: '' };
  expect(missingDetails({ ...stated, buyer }, 'AE')).toEqual([]);
  const unknown = { ...buyer, registrationNumber: '' };
  expect(missingDetails({ ...stated, buyer: unknown }, 'AE')).toEqual(['buyerVatId']);
  expect(missingDetails({ ...stated, buyer: unknown }, 'S')).toEqual([]);
});

it('each other detail is named', () => {
  const nothing = { legalName: '', countryCode: null, vatId: '', registrationNumber: '' };
  expect(missingDetails({ seller: null, hasBankDetails: false, buyer: nothing }, 'S')).toEqual([
    ...['business', 'bankDetails', 'buyerName', 'buyerCountry'],
  ]);
  expect(missingDetails({ ...stated, seller: { ...party, countryCode: null } }, 'S')).toEqual([
    'country',
  ]);
  expect(missingMessage(['vatId'])).toBe('This is missing: your VAT id.');
});

it('an XRechnung needs more of both sides', () => {
  const seller = { postalCode: '1', phone: '+44 20 7946' };
  const buyer = { reference: 'PO-7', postalCode: '10115', city: 'Berlin' };
  expect(missingForXrechnung({ seller, buyer })).toEqual([]);
  const nothing = { reference: '', postalCode: '', city: '' };
  const empty = { seller: { postalCode: '', phone: '' }, buyer: nothing };
  expect(missingForXrechnung(empty)).toHaveLength(5);
  expect(missingForXrechnung({ seller: { ...seller, phone: '+1' }, buyer })).toEqual([
    'your phone number',
  ]);
});

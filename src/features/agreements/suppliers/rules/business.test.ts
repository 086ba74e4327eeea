import { describe, expect, it } from 'vitest';
import { someBusiness } from '#tests/support/suppliers.ts';
import { businessSchema } from './business.ts';

/** What is wrong with a business, by field. */
function problemsOf(change: Record<string, string>): string[] {
  const { error } = businessSchema.safeParse({ ...someBusiness, ...change });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join()}: ${message}`);
}

describe('a business', () => {
  it.each([
    'DE 123 456 789',
    'gb123456789',
    'CHE-123.456.789 MWST',
    'NO 923456783 MVA',
    'ATU12345678',
    '',
  ])('may have the VAT id %s', (vatId) => expect(problemsOf({ vatId })).toEqual([]));

  it.each(['DE12345678', 'CHE123', 'ATU1234567', 'NO12345678'])(
    'cannot have the VAT id %s',
    (vatId) =>
      expect(problemsOf({ vatId })).toEqual([
        'vatId: This is not the format of a VAT id. It begins with the letters of its country, such as DE123456789.',
      ]),
  );

  it('has a registration number when it is a company', () => {
    expect(problemsOf({ legalForm: 'company' })).toEqual([
      'registrationNumber: Please enter the number under which the company is registered',
    ]);
    expect(problemsOf({ legalForm: 'company', registrationNumber: '0123' })).toEqual([]);
  });

  it('says where it is', () => {
    const empty = { legalForm: '', legalName: ' ', street: '', city: '', country: '' };
    expect(problemsOf(empty)).toEqual([
      'legalForm: Please choose a legal form',
      'legalName: Please enter the legal name',
      'street: Please enter street and number',
      'city: Please enter the city',
      'country: Please select a country',
    ]);
    expect(problemsOf({ postalCode: '' })).toEqual([]);
  });
});

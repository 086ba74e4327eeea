import { describe, expect, it } from 'vitest';
import { bankDetailsSchema } from './bank-details.ts';
import { spacedIban } from './iban.ts';

/** What is wrong with these bank details, by field; what is stored when nothing is. */
function read(details: Record<string, string>) {
  const { success, data, error } = bankDetailsSchema.safeParse({ holder: 'Ada', ...details });
  return success ? data : error.issues.map(({ path, message }) => `${path.join()}: ${message}`);
}
const iban = (typed: string, bic = '') => read({ kind: 'iban', iban: typed, bic });

describe('an IBAN', () => {
  // The examples of the registry of SWIFT.
  it.each([
    'DE89370400440532013000',
    'GB29NWBK60161331926819',
    'NO9386011117947',
    'MT84MALT011000012345MTLCAST001S',
    'FR1420041010050500013M02606',
    'CH9300762011623852957',
    'NL91ABNA0417164300',
    'PL61109010140000071219812874',
  ])('of its country is taken: %s', (example) => {
    expect(iban(example)).toMatchObject({ iban: example });
  });

  it('is stored without what people put between its characters', () => {
    expect(iban('de89 3704-0044.0532 0130 00', 'cobadeff')).toMatchObject({
      ...{ iban: 'DE89370400440532013000', bic: 'COBADEFF' },
    });
    expect(spacedIban('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
    expect(spacedIban('AT611904300234573201')).toBe('AT61 1904 3002 3457 3201');
  });

  it.each([
    ['DE89370400440532013001', 'This IBAN has a wrong character. Please compare it.'],
    ['DE98370400440532013000', 'This IBAN has a wrong character. Please compare it.'],
    ['DE8937040044053201300', 'An IBAN of DE has 22 characters. This one has 21.'],
    ['US89370400440532013000', 'Banks of the country US have no IBANs.'],
    [
      '370400440532013000',
      'An IBAN begins with the letters of its country and two digits, such as DE89.',
    ],
    ['', 'Please enter the IBAN'],
  ])('is refused with a reason: %s', (typed, message) => {
    expect(iban(typed)).toEqual([`iban: ${message}`]);
  });

  it.each(['COBADEF', 'COBADEFFXX', 'COBA1EFF'])('is not taken with the BIC %s', (bic) => {
    expect(iban('DE89370400440532013000', bic)).toEqual([
      'bic: A BIC has 8 or 11 characters, such as DEUTDEFF',
    ]);
  });
});

describe('an account without an IBAN', () => {
  it('is taken by the numbers of its country', () => {
    expect(read({ kind: 'uk', sortCode: '60-16-13', accountNumber: '3192 6819' })).toMatchObject({
      ...{ sortCode: '601613', accountNumber: '31926819' },
    });
    expect(read({ kind: 'us', routingNumber: '021000021', accountNumber: '1234' })).toMatchObject({
      routingNumber: '021000021',
    });
  });

  it('is refused with a reason', () => {
    expect(read({ kind: 'uk', sortCode: '60161', accountNumber: '1234567' })).toEqual([
      'sortCode: A sort code has six digits',
      'accountNumber: An account number of the United Kingdom has eight digits. Put zeros before a shorter one.',
    ]);
    expect(read({ kind: 'us', routingNumber: '021000022', accountNumber: '123' })).toEqual([
      'routingNumber: This routing number has a wrong digit. Please compare it.',
      'accountNumber: An account number has 4 to 17 digits',
    ]);
    expect(
      read({ kind: 'uk', sortCode: '601613', accountNumber: '31926819', holder: ' ' }),
    ).toEqual(['holder: Please enter the name of the account holder']);
  });

  it('has none of the fields of another kind', () => {
    expect(
      read({ kind: 'uk', sortCode: '601613', accountNumber: '31926819', iban: 'DE89' }),
    ).toHaveLength(1);
  });
});

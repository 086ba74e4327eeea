import { z } from 'zod';
import { typedLine } from '#lib/api/plain-text.ts';
import { plainCode, problemOfIban } from './iban.ts';

const holder = typedLine()
  .min(1, 'Please enter the name of the account holder')
  .max(140, 'A name can have up to 140 characters');
const code = (pattern: RegExp, message: string) =>
  typedLine().overwrite(plainCode).regex(pattern, message);

/** The check digit of the American Bankers Association: digits count three, seven and one times. */
const hasRoutingChecksum = (number: string): boolean =>
  [...number].reduce((sum, digit, at) => sum + Number(digit) * ([3, 7, 1][at % 3] ?? 0), 0) % 10 ===
  0;

const ibanAccount = z.strictObject({
  kind: z.literal('iban'),
  holder,
  iban: typedLine()
    .overwrite(plainCode)
    .superRefine((iban, context) => {
      const problem = iban === '' ? 'Please enter the IBAN' : problemOfIban(iban);
      if (problem) context.addIssue({ code: 'custom', message: problem });
    }),
  /** Empty where the bank is known by the IBAN alone. */
  bic: code(
    /^$|^[A-Z\d]{4}[A-Z]{2}[A-Z\d]{2}([A-Z\d]{3})?$/,
    'A BIC has 8 or 11 characters, such as DEUTDEFF',
  ),
});

const ukAccount = z.strictObject({
  kind: z.literal('uk'),
  holder,
  sortCode: code(/^\d{6}$/, 'A sort code has six digits'),
  accountNumber: code(
    /^\d{8}$/,
    'An account number of the United Kingdom has eight digits. Put zeros before a shorter one.',
  ),
});

const usAccount = z.strictObject({
  kind: z.literal('us'),
  holder,
  routingNumber: code(/^\d{9}$/, 'A routing number has nine digits').refine(
    hasRoutingChecksum,
    'This routing number has a wrong digit. Please compare it.',
  ),
  accountNumber: code(/^\d{4,17}$/, 'An account number has 4 to 17 digits'),
});

/** Where a consultant is paid. */
export const bankDetailsSchema = z.discriminatedUnion('kind', [ibanAccount, ukAccount, usAccount]);
export type BankDetails = z.output<typeof bankDetailsSchema>;

export const accountKinds = [
  { value: 'iban', label: 'IBAN' },
  { value: 'uk', label: 'United Kingdom: sort code and account number' },
  { value: 'us', label: 'United States: routing and account number' },
] as const satisfies readonly { value: BankDetails['kind']; label: string }[];

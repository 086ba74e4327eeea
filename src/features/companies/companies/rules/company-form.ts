import { z } from 'zod';
import { companySizes } from '#catalogue/enumerations/company.ts';
import { countries } from '#catalogue/enumerations/places.ts';
import { typedLine } from '#lib/api/plain-text.ts';
import { webAddress } from '#lib/api/web-address.ts';
import { hasVatFormat, plainVatId } from './vat-id.ts';

/** What a company says of itself. All but the name may be empty. */
export const companySchema = z.strictObject({
  /** What it trades as. */
  name: typedLine().min(1, 'Please enter the name of the company').max(150),
  legalName: typedLine().max(200),
  country: z.enum(countries.values).nullable(),
  registrationNumber: typedLine().max(50),
  vatId: typedLine()
    .overwrite(plainVatId)
    .refine(
      (vatId) => vatId === '' || hasVatFormat(vatId),
      'This is not the format of a VAT id. It begins with the letters of its country, such as DE123456789.',
    ),
  website: webAddress('Please enter a valid website URL'),
  size: z.enum(companySizes.values).nullable(),
});

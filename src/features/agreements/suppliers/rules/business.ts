import { z } from 'zod';
import { countries } from '#catalogue/enumerations/places.ts';
import { legalForms } from '#catalogue/enumerations/supplier.ts';
import { hasVatFormat, plainVatId } from '#features/companies/companies/rules/vat-id.ts';
import { typedLine } from '#lib/api/plain-text.ts';

const line = (max: number) => typedLine().max(max, `Please use at most ${max} characters`);

/** Who a consultant is as a supplier, and where. */
export const businessSchema = z
  .strictObject({
    legalForm: z.enum(legalForms.values, 'Please choose a legal form'),
    legalName: line(200).min(1, 'Please enter the legal name'),
    street: line(200).min(1, 'Please enter street and number'),
    /** Some countries have none. */
    postalCode: line(20),
    city: line(100).min(1, 'Please enter the city'),
    country: z.enum(countries.values, 'Please select a country'),
    registrationNumber: line(50),
    vatId: typedLine()
      .overwrite(plainVatId)
      .refine(
        (vatId) => vatId === '' || hasVatFormat(vatId),
        'This is not the format of a VAT id. It begins with the letters of its country, such as DE123456789.',
      ),
  })
  .refine(
    ({ legalForm, registrationNumber }) => legalForm !== 'company' || registrationNumber !== '',
    {
      path: ['registrationNumber'],
      error: 'Please enter the number under which the company is registered',
    },
  );
export type Business = z.output<typeof businessSchema>;

import type { z } from 'zod';
import { orEmpty } from '#ui/form/or-empty.ts';
import { companySchema } from '../../rules/company-form.ts';

const { country, size } = companySchema.shape;

/** The company form as its controls hold it; checked, it is what the operation takes. */
export const companyFormSchema = companySchema.extend({
  country: orEmpty(country),
  size: orEmpty(size),
});
export type CompanyFormOutput = z.output<typeof companyFormSchema>;

import { z } from 'zod';
import { openTerms, type Terms } from '../../rules/terms.ts';
import { termsSchema } from '../../rules/terms-schema.ts';

const amount = z.number().nullable();

/** Terms as the controls of a form hold them; checked, they are what the operations take. */
export const termsFormSchema = z
  .object({
    rateUsd: amount,
    fixedPriceUsd: amount,
    startDate: z.string(),
    daysPerWeek: amount,
    capUsd: amount,
    noticeDays: amount,
  })
  .transform(
    (values): z.input<typeof termsSchema> => ({ ...values, startDate: values.startDate || null }),
  )
  .pipe(termsSchema);
export type TermsValues = z.input<typeof termsFormSchema>;

/** The controls filled with terms; null leaves all of them empty. */
export const termsValues = (terms: Terms | null): TermsValues => {
  const filled = terms ?? openTerms;
  return { ...filled, startDate: filled.startDate ?? '' };
};

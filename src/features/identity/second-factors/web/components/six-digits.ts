import { z } from 'zod';

/** A code as it is typed, with or without spaces. */
export const sixDigits = z
  .string()
  .transform((typed) => typed.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'A code has six digits'));

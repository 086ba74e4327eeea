import { z } from 'zod';
import { typedLine } from '#lib/api/plain-text.ts';

/** One line; longer than any name, short enough to print. */
const nameSchema = typedLine().max(100);

export const userTypeSchema = z.enum(['client', 'consultant']);

/** At least 15 characters while the password is the only factor; no composition rules. */
export const passwordMinLength = 15;
export const passwordMaxLength = 128;

export const passwordSchema = z
  .string()
  .min(passwordMinLength, `Use at least ${passwordMinLength} characters. A sentence works well.`)
  .max(passwordMaxLength, `Use at most ${passwordMaxLength} characters.`)
  // Halves of characters are all hashed alike, so any of them would open what another was set for.
  .refine((password) => password.isWellFormed(), 'Please use whole characters.');

/** The sign-up form: the specification makes the names optional. */
export const signUpSchema = z.object({
  userType: userTypeSchema,
  firstName: nameSchema,
  lastName: nameSchema,
  email: z.email('Please enter a valid email address').max(254),
  password: passwordSchema,
});
export type SignUp = z.infer<typeof signUpSchema>;

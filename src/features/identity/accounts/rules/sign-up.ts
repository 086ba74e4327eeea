import { z } from 'zod';
import { userTypeSchema } from '#access/user.ts';
import { emailAddress } from '#lib/api/email-address.ts';
import { typedLine } from '#lib/api/plain-text.ts';
import { passwordSchema } from './password.ts';

/** One line; longer than any name, short enough to print. */
const nameSchema = typedLine().max(100);

/** The sign-up form: the specification makes the names optional. */
export const signUpSchema = z.object({
  userType: userTypeSchema,
  firstName: nameSchema,
  lastName: nameSchema,
  /** Of a client: shown to the admins who approve them. What a consultant sends is dropped. */
  companyName: nameSchema.optional(),
  email: emailAddress(),
  password: passwordSchema,
});
export type SignUp = z.infer<typeof signUpSchema>;

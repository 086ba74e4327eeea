import { z } from 'zod';
import { signUpSchema } from '../rules.ts';

/** An address as accounts are kept and counted by: in lower case. What is no plain address is refused before. */
const accountEmailSchema = z.email('Please enter a valid email address').max(254).toLowerCase();

/**
 * What each open path under /auth/v1 takes in a POST, and nothing beside it. The edge parses with these once; attempts
 * are counted by what was parsed, and the same is handed on.
 */
export const authRequestSchemas = {
  '/sign-up/email': signUpSchema.extend({ email: accountEmailSchema }).strict(),
  '/sign-in/email': z.strictObject({
    email: accountEmailSchema,
    password: z.string().min(1, 'Please enter your password'),
  }),
  '/sign-out': z.strictObject({}),
  '/send-verification-email': z.strictObject({ email: accountEmailSchema }),
  '/request-password-reset': z.strictObject({ email: accountEmailSchema }),
  '/reset-password': z.strictObject({ newPassword: z.string(), token: z.string().max(200) }),
} as const satisfies Record<string, z.ZodType>;

export type AuthPath = keyof typeof authRequestSchemas;

/** Whether this is a path that takes a POST. */
export const isAuthPath = (path: string): path is AuthPath =>
  Object.hasOwn(authRequestSchemas, path);

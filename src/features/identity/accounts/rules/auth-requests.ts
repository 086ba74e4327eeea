import { z } from 'zod';
import { emailAddress } from '#lib/api/email-address.ts';
import { safeNextPath } from './next-path.ts';
import { signUpSchema } from './sign-up.ts';

/** An address as accounts are kept and counted by: in lower case. What is no plain address is refused before. */
const accountEmailSchema = emailAddress().toLowerCase();

// The payment service gets it within another address, where each character may take three.
const longestNext = 1500;

/**
 * Where to go on to, kept with a sign-up, a checkout or the link for a new password. A wish that leads elsewhere, or is
 * too long, is dropped without a word: it must not keep anybody from signing up.
 */
export const nextPathSchema = z.string().overwrite((next) => {
  const path = safeNextPath(next) ?? '';
  return path.length <= longestNext ? path : '';
});

const resetTokenSchema = z
  .string()
  .regex(/^[\w-]{1,100}$/, 'This link is not valid any more. Please ask for a new one.');

/**
 * What each open path under /auth/v1 takes in a POST, and nothing beside it. The edge parses with these once; attempts
 * are counted by what was parsed, and the same is handed on.
 */
export const authRequestSchemas = {
  '/sign-up/email': signUpSchema
    .extend({ email: accountEmailSchema, next: nextPathSchema.optional() })
    .strict(),
  // Who it is, a provider has said: the form that waits for this browser knows it.
  '/sign-up/microsoft': signUpSchema
    .omit({ password: true })
    .extend({ email: accountEmailSchema, waitingId: z.uuid() })
    .strict(),
  '/sign-in/email': z.strictObject({
    email: accountEmailSchema,
    password: z.string().min(1, 'Please enter your password'),
  }),
  '/sign-out': z.strictObject({}),
  '/send-verification-email': z.strictObject({ email: accountEmailSchema }),
  '/request-password-reset': z.strictObject({
    email: accountEmailSchema,
    next: nextPathSchema.optional(),
  }),
  '/reset-password': z.strictObject({ newPassword: z.string(), token: resetTokenSchema }),
} as const satisfies Record<string, z.ZodType>;

export type AuthPath = keyof typeof authRequestSchemas;

/** Whether this is a path that takes a POST. */
export const isAuthPath = (path: string): path is AuthPath =>
  Object.hasOwn(authRequestSchemas, path);

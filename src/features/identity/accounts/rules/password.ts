import { z } from 'zod';

/** At least 15 characters while the password is the only factor; no composition rules. */
export const passwordMinLength = 15;
export const passwordMaxLength = 128;

export const passwordSchema = z
  .string()
  .min(passwordMinLength, `Use at least ${passwordMinLength} characters. A sentence works well.`)
  .max(passwordMaxLength, `Use at most ${passwordMaxLength} characters.`)
  // Halves of characters are all hashed alike, so any of them would open what another was set for.
  .refine((password) => password.isWellFormed(), 'Please use whole characters.');

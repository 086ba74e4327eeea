import { isEasilyGuessed } from '#lib/auth/password-strength.ts';
import { passwordSchema } from './password.ts';

export interface PasswordRefusal {
  code: 'INVALID_PASSWORD' | 'EASILY_GUESSED_PASSWORD';
  message: string;
}

/** What a password must not be made of: the address and names of its person. */
export interface Personal {
  email: string;
  firstName: string;
  lastName: string;
}

/** Why this person cannot have this password, or null. */
export function refusalOfPassword(password: unknown, personal: Personal): PasswordRefusal | null {
  const parsed = passwordSchema.safeParse(password);
  if (!parsed.success) {
    return {
      code: 'INVALID_PASSWORD',
      message: parsed.error.issues[0]?.message ?? 'Please choose another password.',
    };
  }
  const { email, firstName, lastName } = personal;
  if (isEasilyGuessed(parsed.data, [email, firstName, lastName])) {
    return {
      code: 'EASILY_GUESSED_PASSWORD',
      message: 'This password is easy to guess. Try a few unrelated words.',
    };
  }
  return null;
}

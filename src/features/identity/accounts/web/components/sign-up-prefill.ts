import { z } from 'zod';
import { dropDraft, keepDraft, readDraft } from '#ui/form/session-draft.ts';

const prefillSchema = z.object({ firstName: z.string(), lastName: z.string(), email: z.string() });

/** What a visitor has typed on another page, and the sign-up form can fill in. */
export type SignUpPrefill = z.infer<typeof prefillSchema>;

const key = 'sign-up-prefill';

/** Remembers it in this tab, until an account is opened. */
export function keepSignUpPrefill({ firstName, lastName, email }: SignUpPrefill): void {
  keepDraft(key, JSON.stringify({ firstName, lastName, email }));
}

/** What is remembered; null when nothing is. */
export function readSignUpPrefill(): SignUpPrefill | null {
  try {
    return prefillSchema.parse(JSON.parse(readDraft(key) ?? ''));
  } catch {
    return null;
  }
}

/** Forgets it: the account is there. */
export const dropSignUpPrefill = (): void => dropDraft(key);

import { z } from 'zod';
import { dropDraft, keepDraft, readDraft } from '#ui/form/session-draft.ts';

const newcomerSchema = z.object({ firstName: z.string(), lastName: z.string(), email: z.string() });

/** What somebody without an account has told of themselves on another page. */
export type Newcomer = z.infer<typeof newcomerSchema>;

const key = 'newcomer';

/** Remembers it in this tab, until an account is opened. */
export function keepNewcomer({ firstName, lastName, email }: Newcomer): void {
  keepDraft(key, JSON.stringify({ firstName, lastName, email }));
}

/** What is remembered; null when nothing is. */
export function readNewcomer(): Newcomer | null {
  try {
    return newcomerSchema.parse(JSON.parse(readDraft(key) ?? ''));
  } catch {
    return null;
  }
}

/** Forgets it: the account is there. */
export const forgetNewcomer = (): void => dropDraft(key);

/**
 * How sure we are of the person behind a session: one factor (aal1), or two or a passkey that verified its user (aal2).
 */
export type AssuranceLevel = 'aal1' | 'aal2';

/** What is known of a session that a request came with. */
export interface ProvenSession {
  id: string;
  assurance: AssuranceLevel;
  /** When its person last proved who they are, by all the factors they have. */
  provenAt: Date;
}

/**
 * What an operation asks of the session beside who it belongs to. `strong`: aal2, or a fresh sign-in. `fresh`: a fresh
 * sign-in, whatever its level. A person with a second factor has no session below aal2: without it they are a visitor.
 */
export type AssuranceNeed = 'any' | 'strong' | 'fresh';

/** How many minutes a confirmation of the user's identity counts as fresh. */
export const freshMinutes = 15;

/** Whether the person behind this session has proven who they are just now. */
export const isFresh = (session: ProvenSession | null, now: Date): boolean =>
  session === null || now.getTime() - session.provenAt.getTime() < freshMinutes * 60_000;

/** Whether this session will do for an operation with such a need. */
export function meetsNeed(need: AssuranceNeed, session: ProvenSession | null, now: Date): boolean {
  if (need === 'any') return true;
  if (need === 'strong' && session?.assurance === 'aal2') return true;
  return isFresh(session, now);
}

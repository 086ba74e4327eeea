import { sql } from 'kysely';
import { type ExpiringTable, expiringTables, removeExpiredRows } from '#db/expired-rows.ts';
import type { Services } from '#server/services.ts';

const ownTables: readonly ExpiringTable[] = [
  { table: 'auth.sessions', isExpired: (now) => sql`expires_at <= ${now}` },
  { table: 'auth.email_changes', isExpired: (now) => sql`expires_at <= ${now}` },
  { table: 'auth.replaced_sign_ups', isExpired: (now) => sql`expires_at <= ${now}` },
  { table: 'auth.verifications', isExpired: (now) => sql`expires_at <= ${now}` },
];

/** Removes what has expired: keys of intents, counts of attempts, sessions, links. Returns how many rows went. */
export function removeExpired(
  { write, clock }: Pick<Services, 'write' | 'clock'>,
  signal: AbortSignal,
): Promise<number> {
  return removeExpiredRows(write, [...expiringTables, ...ownTables], { now: clock.now(), signal });
}

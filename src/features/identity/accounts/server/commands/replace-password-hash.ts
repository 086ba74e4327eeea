import { sql } from 'kysely';
import type { Tx } from '#db/client.ts';

interface Replacement {
  userId: string;
  replacedHash: string;
  newHash: string;
  now: Date;
}

/** Replaces a user's password hash; false when the expected hash is no longer stored. */
export async function replacePasswordHash(
  tx: Tx,
  { userId, replacedHash, newHash, now }: Replacement,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('auth.accounts')
    .set({ password: newHash, updated_at: now })
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .where('password', '=', replacedHash)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Stores another hash of the same password. Only then the database keeps the API keys of its person: whatever else
 * changes a hash means that the password is another one.
 */
export async function renewPasswordHash(tx: Tx, replacement: Replacement): Promise<boolean> {
  await sql`select set_config('direct365.same_password', 'true', true)`.execute(tx);
  return replacePasswordHash(tx, replacement);
}

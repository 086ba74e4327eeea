import type { Tx } from '#db/client.ts';

interface Replacement {
  userId: string;
  replacedHash: string;
  newHash: string;
  now: Date;
}

/** Stores another hash of somebody's password; false when the one to be replaced is there no more. */
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

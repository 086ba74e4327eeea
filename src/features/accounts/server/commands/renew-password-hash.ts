import type { WritableDb } from '#db/client.ts';
import type { PasswordHashing } from '#lib/auth/password-hashing.ts';
import type { Services } from '#server/services.ts';
import { findSignInMeans } from '../queries/credentials.ts';

interface Surroundings extends Pick<Services, 'write' | 'clock'> {
  db: WritableDb;
  passwords: PasswordHashing;
}

/**
 * Hashes the password that somebody has just signed in with anew, where theirs was hashed as is not done any more. A password
 * that was changed meanwhile stays.
 */
export async function renewPasswordHash(
  { db, write, clock, passwords }: Surroundings,
  userId: string,
  password: string,
): Promise<void> {
  const { passwordHash } = await findSignInMeans(db, userId);
  if (!passwordHash || !passwords.isOutdated(passwordHash)) return;
  const newHash = await passwords.hash(password);
  await write(async (tx) => {
    await tx
      .updateTable('auth.accounts')
      .set({ password: newHash, updated_at: clock.now() })
      .where('user_id', '=', userId)
      .where('provider_id', '=', 'credential')
      .where('password', '=', passwordHash)
      .execute();
  });
}

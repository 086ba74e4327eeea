import type { Keyring } from '#lib/auth/keyring.ts';
import type { PasswordHashing } from '#lib/auth/password-hashing.ts';
import { keyUses } from '#server/key-uses.ts';
import type { Services } from '#server/services.ts';
import { addressConfirmed } from '../jobs.ts';
import { findConfirmation } from '../queries/confirmation.ts';

export interface ConfirmationProof {
  token: string;
  /** The cookie of the browser, if it has one. */
  mark: string | undefined;
  /** Typed by the person who confirms in another browser. */
  password: string | undefined;
}

interface ConfirmationSurroundings extends Pick<Services, 'db' | 'write' | 'jobs' | 'keys'> {
  passwords: PasswordHashing;
  now: Date;
}

export type ConfirmationOutcome =
  | { outcome: 'confirmed'; nextPath: string }
  | { outcome: 'password-needed' | 'wrong-password' | 'expired' | 'replaced' | 'unknown' };

/** Whether this browser is the one that this sign-up came from. */
export const isOwnSignUp = (keys: Keyring, mark: string | undefined, userId: string): boolean =>
  mark !== undefined && keys.nonceOfMark(keyUses.signUp, mark, userId) !== null;

/**
 * Confirms an address. The link proves that somebody reads its mail; that the same person signed up is proven by the
 * browser's mark or by the password of that very sign-up. Without the second, the owner of an address would bring a
 * stranger's sign-up to life. Confirming twice is confirming once.
 */
export async function confirmAddress(
  { db, write, jobs, passwords, keys, now }: ConfirmationSurroundings,
  { token, mark, password }: ConfirmationProof,
): Promise<ConfirmationOutcome> {
  const found = await findConfirmation(db, { keys, token, now });
  if (found.state === 'confirmed') return { outcome: 'confirmed', nextPath: found.nextPath };
  if (found.state !== 'waiting') return { outcome: found.state };
  const { userId, passwordHash, nextPath } = found;
  if (!isOwnSignUp(keys, mark, userId)) {
    if (!password) return { outcome: 'password-needed' };
    if (!passwordHash || !(await passwords.verify({ hash: passwordHash, password }))) {
      return { outcome: 'wrong-password' };
    }
  }
  return write(async (tx): Promise<ConfirmationOutcome> => {
    // The user is gone when another sign-up came meanwhile; the id of that one is another.
    const { numUpdatedRows } = await tx
      .updateTable('auth.users')
      .set({ email_verified: true, updated_at: now })
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return { outcome: 'replaced' };
    await tx
      .updateTable('auth.sign_ups')
      .set({ mailed_at: null })
      .where('user_id', '=', userId)
      .execute();
    await jobs.enqueue(tx, addressConfirmed, { userId });
    return { outcome: 'confirmed', nextPath };
  });
}

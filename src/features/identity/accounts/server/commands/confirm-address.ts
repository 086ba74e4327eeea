import type { Tx } from '#db/client.ts';
import type { Keyring } from '#lib/auth/keyring.ts';
import type { PasswordHashing } from '#lib/auth/password-hashing.ts';
import { keyUses } from '#server/key-uses.ts';
import type { Services } from '#server/services.ts';
import { addressConfirmed } from '../jobs.ts';
import { findConfirmation } from '../queries/confirmation.ts';
import { forgetReplaced } from './replaced-sign-ups.ts';
import { findKnown, insertPassword, lockAddress } from './sign-up.ts';

export interface ConfirmationProof {
  token: string;
  /** The cookie of the browser, if it has one. */
  browserToken: string | undefined;
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
export const isOwnSignUp = (
  keys: Keyring,
  browserToken: string | undefined,
  userId: string,
): boolean =>
  browserToken !== undefined && keys.readSignedNonce(keyUses.signUp, browserToken, userId) !== null;

/**
 * Confirms an address. The link proves that its visitor reads the mail; the browser's cookie, or the password of that
 * very sign-up, proves that the same person signed up. Without the second, the owner of an address would confirm a
 * stranger's sign-up. Confirming twice is confirming once. A sign-up that a later one has replaced is confirmed in its
 * own browser alone, and takes the place of the later one.
 */
export async function confirmAddress(
  { db, write, jobs, passwords, keys, now }: ConfirmationSurroundings,
  { token, browserToken, password }: ConfirmationProof,
): Promise<ConfirmationOutcome> {
  const found = await findConfirmation(db, { keys, token, now });
  if (found.state === 'confirmed') return { outcome: 'confirmed', nextPath: found.nextPath };
  if (found.state === 'replaced') {
    if (!isOwnSignUp(keys, browserToken, found.userId)) return { outcome: 'replaced' };
    return write((tx) => confirmInPlace(tx, { jobs, now }, found.userId));
  }
  if (found.state !== 'waiting') return { outcome: found.state };
  const { userId, passwordHash, nextPath } = found;
  if (!isOwnSignUp(keys, browserToken, userId)) {
    if (!password) return { outcome: 'password-needed' };
    if (!passwordHash || !(await passwords.verify({ hash: passwordHash, password }))) {
      return { outcome: 'wrong-password' };
    }
  }
  return write(async (tx): Promise<ConfirmationOutcome> => {
    const confirmed = await tx
      .updateTable('auth.users')
      .set({ email_verified: true, updated_at: now })
      .where('id', '=', userId)
      .returning('email')
      .executeTakeFirst();
    // The user is gone when another sign-up came meanwhile; the id of that one is another.
    if (!confirmed) return confirmInPlace(tx, { jobs, now }, userId);
    await forgetReplaced(tx, confirmed.email);
    await tx
      .updateTable('auth.sign_ups')
      .set({ mailed_at: null })
      .where('user_id', '=', userId)
      .execute();
    await jobs.enqueue(tx, addressConfirmed, { userId });
    return { outcome: 'confirmed', nextPath };
  });
}

/**
 * Confirms a sign-up that was replaced, by who has shown that it is theirs: it takes the place of the one that has
 * replaced it, unless that was confirmed.
 */
async function confirmInPlace(
  tx: Tx,
  { jobs, now }: Pick<Services, 'jobs'> & { now: Date },
  userId: string,
): Promise<ConfirmationOutcome> {
  const kept = await tx
    .selectFrom('auth.replaced_sign_ups')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!kept) return { outcome: 'replaced' };
  await lockAddress(tx, kept.email);
  const present = await findKnown(tx, kept.email, 'and hold it');
  if (present?.isConfirmed) return { outcome: 'replaced' };
  if (present) await tx.deleteFrom('auth.users').where('id', '=', present.userId).execute();
  const { email, user_type, first_name, last_name, password, next_path, signed_up_at } = kept;
  const { address, language, browser } = kept;
  await tx
    .insertInto('auth.users')
    .values({
      ...{ id: userId, email, user_type, first_name, last_name, email_verified: true },
      name: `${first_name} ${last_name}`.trim() || email.replace(/@.*/, ''),
      ...{ created_at: signed_up_at, updated_at: now },
    })
    .execute();
  await insertPassword(tx, { userId, hash: password, now });
  await tx
    .insertInto('auth.sign_ups')
    .values({ user_id: userId, next_path, address, language, browser, mailed_at: null })
    .execute();
  await forgetReplaced(tx, email);
  await jobs.enqueue(tx, addressConfirmed, { userId });
  return { outcome: 'confirmed', nextPath: next_path };
}

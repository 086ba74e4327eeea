import type { Tx } from '#db/client.ts';
import type { Keyring } from '#lib/auth/keyring.ts';
import type { PasswordHashing } from '#lib/auth/password-hashing.ts';
import { keyUses } from '#server/key-uses.ts';
import type { Services } from '#server/services.ts';
import { addressConfirmed } from '../jobs.ts';
import { findConfirmation, isConfirmed } from '../queries/confirmation.ts';
import { forgetReplaced } from './replaced-sign-ups.ts';
import { beginSession, type SessionKey } from './sessions.ts';
import { findKnown, insertPassword, lockAddress, setCompany } from './sign-up.ts';

export interface ConfirmationProof {
  token: string;
  /** The cookie of the browser, if it has one. */
  browserToken: string | undefined;
  /** Typed by the person who confirms in another browser. */
  password: string | undefined;
  /** The browser, where no user is signed in: the one that signed up is signed in with the confirmation. */
  signedOut?: SignedOutBrowser | undefined;
}

export interface SignedOutBrowser {
  userAgent: string | undefined;
  address: string | undefined;
}

interface ConfirmationSurroundings extends Pick<Services, 'db' | 'write' | 'jobs' | 'keys'> {
  passwords: PasswordHashing;
  createSessionKey(): SessionKey;
  now: Date;
}

export type ConfirmationOutcome =
  | {
      outcome: 'confirmed';
      nextPath: string;
      /** Of the session that began with it; null where the person signs in next. */
      session: { userId: string; cookie: string } | null;
    }
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
 * stranger's sign-up. Confirming twice is confirming once. The browser of the sign-up, and no other, is signed in with
 * the first confirmation, as by a password: a second step is still asked for. A sign-up that a later one has replaced
 * is confirmed in its own browser alone, and takes the place of the later one.
 */
export async function confirmAddress(
  { db, write, jobs, passwords, keys, createSessionKey, now }: ConfirmationSurroundings,
  { token, browserToken, password, signedOut }: ConfirmationProof,
): Promise<ConfirmationOutcome> {
  const found = await findConfirmation(db, { keys, token, now });
  if (found.state === 'confirmed') {
    return { outcome: 'confirmed', nextPath: found.nextPath, session: null };
  }
  const isOwn = 'userId' in found && isOwnSignUp(keys, browserToken, found.userId);
  const signIn = isOwn && signedOut ? { ...signedOut, key: createSessionKey(), now } : null;
  if (found.state === 'replaced') {
    if (!isOwn) return { outcome: 'replaced' };
    return write((tx) => confirmInPlace(tx, { jobs, now }, found.userId, signIn));
  }
  if (found.state !== 'waiting') return { outcome: found.state };
  const { userId, passwordHash, nextPath } = found;
  if (!isOwn) {
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
      .where('email_verified', '=', false)
      .returning('email')
      .executeTakeFirst();
    if (!confirmed) {
      if (await isConfirmed(tx, userId)) return { outcome: 'confirmed', nextPath, session: null };
      // The user is gone when another sign-up came meanwhile; the id of that one is another.
      return confirmInPlace(tx, { jobs, now }, userId, signIn);
    }
    await forgetReplaced(tx, confirmed.email);
    await tx
      .updateTable('auth.sign_ups')
      .set({ mailed_at: null })
      .where('user_id', '=', userId)
      .execute();
    await jobs.enqueue(tx, addressConfirmed, { userId });
    const madeBy = passwordHash ? 'password' : 'microsoft';
    return { outcome: 'confirmed', nextPath, session: await begin(tx, userId, madeBy, signIn) };
  });
}

type SignIn = (SignedOutBrowser & { key: SessionKey; now: Date }) | null;

/** Signs in the browser of the sign-up. Its user proved who they are when they signed up, and at no time since. */
async function begin(
  tx: Tx,
  userId: string,
  madeBy: 'password' | 'microsoft',
  signIn: SignIn,
): Promise<{ userId: string; cookie: string } | null> {
  if (!signIn) return null;
  const { created_at: provenAt } = await tx
    .selectFrom('auth.users')
    .select('created_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const proof = { assurance: 'aal1', provenAt, replaced: undefined } as const;
  await beginSession(tx, { ...signIn, ...proof, userId, madeBy });
  return { userId, cookie: signIn.key.cookie };
}

/**
 * Confirms a sign-up that was replaced, by who has shown that it is theirs: it takes the place of the one that has
 * replaced it, unless that was confirmed.
 */
async function confirmInPlace(
  tx: Tx,
  { jobs, now }: Pick<Services, 'jobs'> & { now: Date },
  userId: string,
  signIn: SignIn,
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
  const { address, language, browser, company_name: company } = kept;
  await tx
    .insertInto('auth.users')
    .values({
      ...{ id: userId, email, user_type, first_name, last_name, email_verified: true },
      name: `${first_name} ${last_name}`.trim() || email.replace(/@.*/, ''),
      ...{ created_at: signed_up_at, updated_at: now },
    })
    .execute();
  await setCompany(tx, userId, company);
  await insertPassword(tx, { userId, hash: password, now });
  await tx
    .insertInto('auth.sign_ups')
    .values({ user_id: userId, next_path, address, language, browser, mailed_at: null })
    .execute();
  await forgetReplaced(tx, email);
  await jobs.enqueue(tx, addressConfirmed, { userId });
  const session = await begin(tx, userId, 'password', signIn);
  return { outcome: 'confirmed', nextPath: next_path, session };
}

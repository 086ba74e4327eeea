import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '#db/client.ts';
import type { PasswordHashing } from '#lib/auth/password-hashing.ts';
import type { JobSender } from '#lib/jobs/job-queue.ts';
import { keyUses } from '#server/key-uses.ts';
import type { Services } from '#server/services.ts';
import type { SignUp } from '../../rules/sign-up.ts';
import * as events from '../jobs.ts';
import { keepReplaced } from './replaced-sign-ups.ts';

export interface SignUpRequest extends SignUp {
  /** A path on this site to go on to once the address is confirmed. */
  next?: string | undefined;
}

/** Where a sign-up came from, for those who read it before they approve the account. */
export interface SignUpCircumstances {
  /** The network address. */
  address: string | null;
  /** What the browser asks for, such as `de-CH`. */
  language: string | null;
  browser: string | null;
}

interface SignUpSurroundings extends Pick<Services, 'db' | 'write' | 'keys'> {
  jobs: JobSender;
  passwords: PasswordHashing;
  /**
   * Verified against where there is no password, so that every sign-up takes equally long. It belongs to no account.
   */
  unusedHash: Promise<string>;
  now: Date;
  circumstances: SignUpCircumstances;
}

// A client that heard no answer asks again within seconds; a person who waits for a mail takes longer.
const repetitionSeconds = 120;

/**
 * Signs a user up who will sign in by a password, and returns the value of their browser's cookie. A client that heard
 * no answer may send the same sign-up again: it changes nothing and writes no second mail. `intentKey` is the client's
 * idempotency key, if it sent one.
 */
export async function signUp(
  surroundings: SignUpSurroundings,
  request: SignUpRequest,
  intentKey: string | null,
): Promise<string> {
  const { passwords, unusedHash } = surroundings;
  const passwordHash = passwords.hash(request.password);
  // It may fail while the address is looked for: who waits for it is told.
  passwordHash.catch(() => undefined);
  for (;;) {
    const known = await findKnown(surroundings.db, request.email);
    const [hash, hasSamePassword] = await Promise.all([
      passwordHash,
      passwords.verify({
        hash: known?.password ?? (await unusedHash),
        password: request.password,
      }),
    ]);
    const means: SignUpMeans = {
      isThatOf: async () => hasSamePassword,
      give: (tx, userId, now) => insertPassword(tx, { userId, hash, now }),
    };
    const userId = await surroundings.write((tx) =>
      takeSignUp({ ...surroundings, tx, means }, request, intentKey, known),
    );
    if (userId) return surroundings.keys.createSignedNonce(keyUses.signUp, userId);
  }
}

/** How a new user is going to sign in. */
export interface SignUpMeans {
  /** Whether an unconfirmed sign-up was made with the very same. */
  isThatOf(tx: Tx, userId: string): Promise<boolean>;
  /** Gives it to the user who was just made. */
  give(tx: Tx, userId: string, now: Date): Promise<void>;
  /** What its owner is told, when the address has an account already. */
  byProvider?: boolean;
}

interface Circumstanced {
  tx: Tx;
  jobs: JobSender;
  now: Date;
  circumstances: SignUpCircumstances;
  means: SignUpMeans;
}

/**
 * Takes a sign-up, for any way to sign in; returns the user whose cookie the browser gets. An unconfirmed sign-up with
 * the same address is replaced whole, in one transaction, with its user, profile and password. For a day its own
 * browser can still confirm it. A confirmed address stays as it is, and its owner gets a mail. Neither the answer nor
 * its time distinguishes the cases. Null when another sign-up came since the caller looked, for whom `expected` was
 * made up.
 */
export async function takeSignUp(
  { tx, ...surroundings }: Circumstanced,
  request: Omit<SignUpRequest, 'password'>,
  intentKey: string | null,
  expected?: { userId: string } | 'any',
): Promise<string | null> {
  await lockAddress(tx, request.email);
  const present = await findKnown(tx, request.email, 'and hold it');
  // Another sign-up came between the look and the lock: it is to be looked at first.
  if (expected !== 'any' && present?.userId !== expected?.userId) return null;
  const signUpNow = { ...surroundings, tx, intentHash: intentKey && hashed(intentKey) };
  if (present?.isConfirmed) return notifyOwner(signUpNow, present.userId);
  if (
    present &&
    isRepetition(signUpNow, present, request) &&
    (await surroundings.means.isThatOf(tx, present.userId))
  )
    return present.userId;
  return replace(signUpNow, request, present?.userId);
}

type InTransaction = Circumstanced & { intentHash: string | null };

const hashed = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** The user of an address, locked: no confirmation can happen before the transaction ends. */
export const findKnown = async (db: Db, email: string, hold?: 'and hold it') =>
  db
    .selectFrom('auth.users as user')
    .leftJoin('auth.accounts as account', (join) =>
      join.onRef('account.user_id', '=', 'user.id').on('account.provider_id', '=', 'credential'),
    )
    .leftJoin('auth.sign_ups as sign_up', 'sign_up.user_id', 'user.id')
    .leftJoin('profiles as profile', 'profile.user_id', 'user.id')
    .select([
      'user.id as userId',
      'user.email_verified as isConfirmed',
      'user.user_type as userType',
      'user.first_name as firstName',
      'user.last_name as lastName',
      'profile.company_name as companyName',
      'account.password',
      'sign_up.next_path as next',
      'sign_up.intent_hash as intentHash',
      'sign_up.mailed_at as mailedAt',
    ])
    .where('user.email', '=', email)
    .$if(hold !== undefined, (query) => query.forUpdate('user'))
    .executeTakeFirst();
type Known = NonNullable<Awaited<ReturnType<typeof findKnown>>>;

/** Sign-ups with one address, and moves to it, happen one after another. */
export const lockAddress = (tx: Tx, email: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`sign-up ${email}`}, 0))`.execute(tx);

function isRepetition(
  { now, intentHash }: InTransaction,
  present: Known,
  request: Omit<SignUpRequest, 'password'>,
): boolean {
  const isSame =
    present.userType === request.userType &&
    present.firstName === request.firstName &&
    present.lastName === request.lastName &&
    present.companyName === companyOf(request) &&
    present.next === (request.next ?? '');
  if (!isSame || !present.mailedAt) return false;
  const isSoon = now.getTime() - present.mailedAt.getTime() < repetitionSeconds * 1000;
  return isSoon || (intentHash !== null && intentHash === present.intentHash);
}

/** Notifies the owner, once within two minutes, of a sign-up with their address; returns an id that no user has. */
async function notifyOwner({ tx, jobs, now, intentHash, means }: InTransaction, userId: string) {
  const row = { mailed_at: now, intent_hash: intentHash };
  const soonest = new Date(now.getTime() - repetitionSeconds * 1000);
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('auth.sign_ups')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet(row)
        .where((where) =>
          where.or([
            where('auth.sign_ups.mailed_at', 'is', null),
            where('auth.sign_ups.mailed_at', '<=', soonest),
          ]),
        )
        .where('auth.sign_ups.intent_hash', 'is distinct from', intentHash ?? randomUUID()),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) {
    const byProvider = means.byProvider ?? false;
    await jobs.enqueue(tx, events.knownAddressSignedUp, { userId, byProvider });
  }
  return randomUUID();
}

async function replace(
  { tx, jobs, now, intentHash, circumstances, means }: InTransaction,
  request: Omit<SignUpRequest, 'password'>,
  replacedId: string | undefined,
): Promise<string> {
  const { email, userType, firstName, lastName, next = '' } = request;
  const dates = { created_at: now, updated_at: now };
  if (replacedId) {
    await keepReplaced(tx, replacedId, now);
    await tx.deleteFrom('auth.users').where('id', '=', replacedId).execute();
  }
  const { id } = await tx
    .insertInto('auth.users')
    .values({
      email,
      name: `${firstName} ${lastName}`.trim() || email.replace(/@.*/, ''),
      user_type: userType,
      first_name: firstName,
      last_name: lastName,
      ...dates,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await setCompany(tx, id, companyOf(request));
  await means.give(tx, id, now);
  await tx
    .insertInto('auth.sign_ups')
    .values({
      ...circumstances,
      user_id: id,
      next_path: next,
      intent_hash: intentHash,
      mailed_at: now,
    })
    .execute();
  await jobs.enqueue(tx, replacedId ? events.signUpReplaced : events.accountCreated, {
    userId: id,
  });
  return id;
}

const companyOf = ({ userType, companyName }: Omit<SignUp, 'password'>): string | null =>
  (userType === 'client' && companyName) || null;

/** Stores the company that a client named at their sign-up. */
export async function setCompany(tx: Tx, userId: string, company: string | null): Promise<void> {
  if (company === null) return;
  await tx
    .updateTable('profiles')
    .set({ company_name: company })
    .where('user_id', '=', userId)
    .execute();
}

/** Gives a user a password, by its hash. */
export const insertPassword = async (
  tx: Tx,
  { userId, hash, now }: { userId: string; hash: string; now: Date },
): Promise<void> => {
  await tx
    .insertInto('auth.accounts')
    .values({
      user_id: userId,
      account_id: userId,
      provider_id: 'credential',
      password: hash,
      created_at: now,
      updated_at: now,
    })
    .execute();
};

/** Removes an unconfirmed sign-up; false when there is none by now. */
export async function removeUnconfirmed(tx: Tx, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('auth.users')
    .where('id', '=', userId)
    .where('email_verified', '=', false)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

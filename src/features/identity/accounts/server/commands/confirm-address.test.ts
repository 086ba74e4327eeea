import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createKeyring } from '#lib/auth/keyring.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { cheapHashing as passwords } from '#tests/support/cheap-hashing.ts';
import { confirmationLifetimeSeconds, confirmationToken } from '../queries/confirmation.ts';
import { type ConfirmationProof, confirmAddress } from './confirm-address.ts';
import { signUp } from './sign-up.ts';

const person = {
  userType: 'client',
  firstName: 'Robin',
  lastName: 'Rowe',
  email: 'robin@example.test',
  password: 'correct horse battery staple',
  next: '/project/new',
} as const;

const app = await sharedTestApp();
beforeEach(async () => {
  await app.pool.query('truncate auth.users, profiles cascade');
});

/** Signs a user up and answers the mark of their browser, with their id and the token of their link. */
async function signedUp(changes: { email?: string; lastName?: string; password?: string } = {}) {
  const { db, write, jobs, keys } = app.services;
  const request = { ...person, ...changes };
  const now = app.clock.now();
  const unusedHash = passwords.hash('of no one');
  const circumstances = { address: null, language: null, browser: null };
  const browserToken = await signUp(
    { db, write, jobs, keys, passwords, unusedHash, now, circumstances },
    request,
    null,
  );
  const { id: userId } = await db
    .selectFrom('auth.users')
    .select('id')
    .where('email', '=', request.email)
    .executeTakeFirstOrThrow();
  return { browserToken, userId, token: confirmationToken(keys, userId, now) };
}

const confirm = (
  proof: Partial<ConfirmationProof> & { token: string },
  { secondsLater = 0, write = app.services.write } = {},
) =>
  confirmAddress(
    {
      db: app.db,
      write,
      jobs: app.services.jobs,
      passwords,
      keys: app.services.keys,
      createSessionKey: () => ({ hash: randomUUID(), cookie: 'session=1' }),
      now: new Date(app.clock.now().getTime() + secondsLater * 1000),
    },
    { browserToken: undefined, password: undefined, ...proof },
  );

const isConfirmed = async (userId: string): Promise<boolean> => {
  const { rows } = await app.pool.query('select email_verified from auth.users where id = $1', [
    userId,
  ]);
  return rows[0].email_verified;
};
const usersThereAre = async () =>
  (await app.pool.query('select last_name, email_verified from auth.users')).rows;
const done = { outcome: 'confirmed', nextPath: person.next, session: null };

describe('an address is confirmed', () => {
  it('from the browser of the sign-up, and leads on to where it was going', async () => {
    const { userId, token, browserToken } = await signedUp();
    expect(await confirm({ token, browserToken })).toEqual(done);
    expect(await isConfirmed(userId)).toBe(true);
  });

  it('from another browser with the password of the sign-up', async () => {
    const { userId, token } = await signedUp();
    expect(await confirm({ token, password: person.password })).toEqual(done);
    expect(await isConfirmed(userId)).toBe(true);
  });

  it('once and for all: the link answers alike again, for every visitor, and also when it is old', async () => {
    const { token, browserToken } = await signedUp();
    await confirm({ token, browserToken });
    expect(await confirm({ token })).toEqual(done);
    expect(await confirm({ token }, { secondsLater: confirmationLifetimeSeconds })).toEqual(done);
  });

  it('from its own browser though a stranger has signed up with the address since, as it was', async () => {
    const { userId, token, browserToken } = await signedUp();
    const stranger = await signedUp({ lastName: 'Other', password: 'what a stranger would like' });
    await signedUp({ lastName: 'Third' });
    expect(await confirm({ token, browserToken })).toEqual(done);
    expect(await usersThereAre()).toEqual([{ last_name: 'Rowe', email_verified: true }]);
    expect(await isConfirmed(userId)).toBe(true);
    const { password: hash } = await app.db
      .selectFrom('auth.accounts')
      .select('password')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(await passwords.verify({ hash: hash ?? '', password: person.password })).toBe(true);
    const foreign = { token: stranger.token, browserToken: stranger.browserToken };
    expect(await confirm(foreign)).toEqual({ outcome: 'replaced' });
    expect(await confirm({ token, browserToken })).toEqual(done);
    const { rows } = await app.pool.query('select from auth.replaced_sign_ups');
    expect(rows).toEqual([]);
  });

  it('also when a stranger signs up with it in the last moment', async () => {
    const { token, browserToken } = await signedUp();
    const write: typeof app.services.write = async (work, options) => {
      await signedUp({ lastName: 'Other' });
      return app.services.write(work, options);
    };
    expect(await confirm({ token, browserToken }, { write })).toEqual(done);
    expect(await usersThereAre()).toEqual([{ last_name: 'Rowe', email_verified: true }]);
  });

  it('to the end of its day', async () => {
    const { token, browserToken } = await signedUp();
    const last = { secondsLater: confirmationLifetimeSeconds - 1 };
    expect(await confirm({ token, browserToken }, last)).toEqual(done);
  });
});

describe('an address is not confirmed', () => {
  it('by a link alone, or with another password', async () => {
    const { userId, token } = await signedUp();
    expect(await confirm({ token })).toEqual({ outcome: 'password-needed' });
    expect(await confirm({ token, password: '' })).toEqual({ outcome: 'password-needed' });
    const password = 'what a stranger would like it to be';
    expect(await confirm({ token, password })).toEqual({ outcome: 'wrong-password' });
    expect(await isConfirmed(userId)).toBe(false);
  });

  it('with the mark of another user’s browser', async () => {
    const other = await signedUp({ email: 'other@example.test' });
    const { token } = await signedUp();
    expect(await confirm({ token, browserToken: other.browserToken })).toEqual({
      outcome: 'password-needed',
    });
  });

  it('by any password where none was set', async () => {
    const { userId, token } = await signedUp();
    await app.db.deleteFrom('auth.accounts').where('user_id', '=', userId).execute();
    const { password } = person;
    expect(await confirm({ token, password })).toEqual({ outcome: 'wrong-password' });
  });

  it('after a day', async () => {
    const { userId, token, browserToken } = await signedUp();
    const late = { secondsLater: confirmationLifetimeSeconds };
    expect(await confirm({ token, browserToken }, late)).toEqual({ outcome: 'expired' });
    expect(await isConfirmed(userId)).toBe(false);
  });

  it('by the link of a sign-up that another one has replaced, but in its own browser', async () => {
    const { token } = await signedUp();
    const { userId, browserToken } = await signedUp({ lastName: 'Other' });
    const { password } = person;
    for (const proof of [{}, { password }, { browserToken }, { browserToken, password }]) {
      expect(await confirm({ token, ...proof })).toEqual({ outcome: 'replaced' });
    }
    expect(await isConfirmed(userId)).toBe(false);
  });

  it('by the link of a replaced sign-up after a day, or once another one is confirmed', async () => {
    const { token, browserToken } = await signedUp();
    const other = await signedUp({ lastName: 'Other' });
    const late = { secondsLater: confirmationLifetimeSeconds };
    expect(await confirm({ token, browserToken }, late)).toEqual({ outcome: 'expired' });
    expect(await confirm({ token: other.token, browserToken: other.browserToken })).toEqual(done);
    expect(await confirm({ token, browserToken })).toEqual({ outcome: 'replaced' });
    expect(await usersThereAre()).toEqual([{ last_name: 'Other', email_verified: true }]);
  });

  it('by what is none of our links', async () => {
    const { token, userId } = await signedUp();
    const foreign = confirmationToken(
      createKeyring({ present: 'the secret of another site' }),
      userId,
      app.clock.now(),
    );
    for (const unknown of ['', 'x', `${token}x`, foreign]) {
      expect(await confirm({ token: unknown })).toEqual({ outcome: 'unknown' });
    }
  });
});

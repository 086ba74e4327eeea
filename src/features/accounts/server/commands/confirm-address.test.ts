import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createKeyring } from '#lib/auth/keyring.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
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

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  return () => app.close();
});
beforeEach(async () => {
  await app.pool.query('truncate auth.users cascade');
});

/** Signs somebody up and answers the mark of their browser, with their id and the token of their link. */
async function signedUp(changes: { email?: string; lastName?: string } = {}) {
  const { db, write, jobs, keys } = app.services;
  const request = { ...person, ...changes };
  const now = app.clock.now();
  const unusedHash = passwords.hash('of nobody');
  const circumstances = { address: null, language: null, browser: null };
  const mark = await signUp(
    { db, write, jobs, keys, passwords, unusedHash, now, circumstances },
    request,
    null,
  );
  const { id: userId } = await db
    .selectFrom('auth.users')
    .select('id')
    .where('email', '=', request.email)
    .executeTakeFirstOrThrow();
  return { mark, userId, token: confirmationToken(keys, userId, now) };
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
      now: new Date(app.clock.now().getTime() + secondsLater * 1000),
    },
    { mark: undefined, password: undefined, ...proof },
  );

const isConfirmed = async (userId: string): Promise<boolean> => {
  const { rows } = await app.pool.query('select email_verified from auth.users where id = $1', [
    userId,
  ]);
  return rows[0].email_verified;
};
const done = { outcome: 'confirmed', nextPath: person.next };

describe('an address is confirmed', () => {
  it('from the browser of the sign-up, and leads on to where it was going', async () => {
    const { userId, token, mark } = await signedUp();
    expect(await confirm({ token, mark })).toEqual(done);
    expect(await isConfirmed(userId)).toBe(true);
  });

  it('from another browser with the password of the sign-up', async () => {
    const { userId, token } = await signedUp();
    expect(await confirm({ token, password: person.password })).toEqual(done);
    expect(await isConfirmed(userId)).toBe(true);
  });

  it('once and for all: the link answers alike again, whoever opens it, and also when it is old', async () => {
    const { token, mark } = await signedUp();
    await confirm({ token, mark });
    expect(await confirm({ token })).toEqual(done);
    expect(await confirm({ token }, { secondsLater: confirmationLifetimeSeconds })).toEqual(done);
  });

  it('to the end of its day', async () => {
    const { token, mark } = await signedUp();
    const last = { secondsLater: confirmationLifetimeSeconds - 1 };
    expect(await confirm({ token, mark }, last)).toEqual(done);
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

  it('with the mark of somebody else’s browser', async () => {
    const other = await signedUp({ email: 'other@example.test' });
    const { token } = await signedUp();
    expect(await confirm({ token, mark: other.mark })).toEqual({ outcome: 'password-needed' });
  });

  it('by any password where none was set', async () => {
    const { userId, token } = await signedUp();
    await app.db.deleteFrom('auth.accounts').where('user_id', '=', userId).execute();
    const { password } = person;
    expect(await confirm({ token, password })).toEqual({ outcome: 'wrong-password' });
  });

  it('after a day', async () => {
    const { userId, token, mark } = await signedUp();
    const late = { secondsLater: confirmationLifetimeSeconds };
    expect(await confirm({ token, mark }, late)).toEqual({ outcome: 'expired' });
    expect(await isConfirmed(userId)).toBe(false);
  });

  it('by the link of a sign-up that another one has replaced', async () => {
    const { token, mark } = await signedUp();
    const { userId } = await signedUp({ lastName: 'Other' });
    expect(await confirm({ token, mark })).toEqual({ outcome: 'replaced' });
    expect(await isConfirmed(userId)).toBe(false);
  });

  it('when another sign-up replaces it in the last moment', async () => {
    const { token, mark } = await signedUp();
    const write: typeof app.services.write = async (work, options) => {
      await signedUp({ lastName: 'Other' });
      return app.services.write(work, options);
    };
    expect(await confirm({ token, mark }, { write })).toEqual({ outcome: 'replaced' });
    const { rows } = await app.pool.query('select last_name, email_verified from auth.users');
    expect(rows).toEqual([{ last_name: 'Other', email_verified: false }]);
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

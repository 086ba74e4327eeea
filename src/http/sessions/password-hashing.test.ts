import { argon2Sync } from 'node:crypto';
import { hashPassword } from 'better-auth/crypto';
import { describe, expect, it } from 'vitest';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { type PasswordHashing, productionHashing } from '#lib/auth/password-hashing.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { cheapHashing } from '#tests/support/cheap-hashing.ts';
import { confirm, cookieFrom, linkIn } from '#tests/support/confirm.ts';

const email = 'robin@example.test';
const password = 'correct horse battery staple';

const post = (app: TestApp, path: string, body: object) =>
  app.http.request(`/auth/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: app.services.publicUrl },
    body: JSON.stringify(body),
  });
const signUp = (app: TestApp, changes: object = {}) =>
  post(app, '/sign-up/email', {
    ...{ userType: 'client', firstName: 'Robin', lastName: 'Rowe', email, password },
    ...changes,
  });

describe('a password, where nothing is said of its hash', () => {
  it('is hashed at the cost of production, by a sign-up and by a reset, and lets its person in', async () => {
    const app = await createTestApp({ passwords: undefined });
    try {
      const stored = async () =>
        (await app.pool.query<{ password: string }>('select password from auth.accounts')).rows[0]
          ?.password ?? '';
      const signIn = async (given: string) =>
        (await post(app, '/sign-in/email', { email, password: given })).status;
      const newestMail = async () => {
        await app.settle();
        return (await listMails(app.db, { to: email }))[0]?.text;
      };
      const cookie = cookieFrom(await signUp(app));
      expect(await productionHashing.verify({ hash: await stored(), password })).toBe(true);
      await confirm(app, linkIn(await newestMail(), '/auth/confirm'), { cookie });
      expect(await signIn(password)).toBe(200);
      expect(await signIn(`${password}!`)).toBe(401);

      await post(app, '/request-password-reset', { email });
      const link = linkIn(await newestMail(), '/auth/reset-password');
      const newPassword = 'a quite different sentence';
      const token = link.searchParams.get('token');
      expect((await post(app, '/reset-password', { token, newPassword })).status).toBe(200);
      expect(await productionHashing.verify({ hash: await stored(), password: newPassword })).toBe(
        true,
      );
      expect(await signIn(newPassword)).toBe(200);
      expect(await signIn(password)).toBe(401);
    } finally {
      await app.close();
    }
  });

  it('is hashed by Argon2id, at no less than OWASP advises, with a salt of its own', async () => {
    const hash = await productionHashing.hash(password);
    const [, kind, version, cost, salt = '', key = ''] = hash.split('$');
    expect([kind, version, cost]).toEqual(['argon2id', 'v=19', 'm=47104,t=2,p=1']);
    const nonce = Buffer.from(salt, 'base64');
    expect(nonce).toHaveLength(16);
    const made = { message: password, nonce, memory: 47_104, passes: 2, parallelism: 1 };
    const expected = argon2Sync('argon2id', { ...made, tagLength: 32 });
    expect(Buffer.from(key, 'base64')).toEqual(expected);
    expect(await productionHashing.hash(password)).not.toBe(hash);
  });

  it('is the same password however its letters are composed', async () => {
    const hash = await productionHashing.hash('caf\u00e9 au lait, please');
    const decomposed = { hash, password: 'cafe\u0301 au lait, please' };
    expect(await productionHashing.verify(decomposed)).toBe(true);
  });

  it.each([
    '',
    'x',
    '$argon2id$v=19$m=47104,t=2,p=1$',
    '$argon2id$v=19$m=47104,t=2,p=1$c2FsdHNhbHRzYWx0c2FsdA$',
    '$argon2id$v=19$m=8,t=1,p=1$c2FsdHNhbHRzYWx0c2FsdA$c2hvcnQ',
  ])('accepts no password where "%s" is stored', async (hash) => {
    const answer = await productionHashing.verify({ hash, password }).catch(() => 'refused');
    expect(answer).not.toBe(true);
  });
});

describe('a password that was hashed as in former versions', () => {
  const former = async (app: TestApp) => {
    const cookie = cookieFrom(await signUp(app));
    await app.settle();
    const mail = (await listMails(app.db, { to: email }))[0]?.text;
    await confirm(app, linkIn(mail, '/auth/confirm'), { cookie });
    const old = await hashPassword(password);
    await app.pool.query('update auth.accounts set password = $1', [old]);
    const stored = async () =>
      (await app.pool.query<{ password: string }>('select password from auth.accounts')).rows[0]
        ?.password ?? '';
    const signIn = async (given: string) =>
      (await post(app, '/sign-in/email', { email, password: given })).status;
    return { old, stored, signIn };
  };

  it('still lets its person in, and is hashed anew then', async () => {
    const app = await createTestApp({ passwords: undefined });
    try {
      const { old, stored, signIn } = await former(app);
      expect(productionHashing.isOutdated(old)).toBe(true);
      expect(await signIn(`${password}!`)).toBe(401);
      expect(await stored()).toBe(old);
      expect(await signIn(password)).toBe(200);
      const renewed = await stored();
      expect(productionHashing.isOutdated(renewed)).toBe(false);
      expect(await signIn(`${password}!`)).toBe(401);
      expect(await signIn(password)).toBe(200);
      expect(await stored()).toBe(renewed);
    } finally {
      await app.close();
    }
  });

  it('does not come back when it is changed while the user signs in', async () => {
    const passwords = { ...productionHashing };
    const app = await createTestApp({ passwords });
    try {
      const { stored, signIn } = await former(app);
      passwords.hash = async (given) => {
        await app.pool.query('update auth.accounts set password = $1', ['changed']);
        return productionHashing.hash(given);
      };
      expect(await signIn(password)).toBe(200);
      expect(await stored()).toBe('changed');
    } finally {
      await app.close();
    }
  });
});

describe('the work of a password', () => {
  it('is the same for every address, with or without an account', async () => {
    const calls: string[] = [];
    const counting: PasswordHashing = {
      ...cheapHashing,
      hash: (...given) => cheapHashing.hash(...given).finally(() => calls.push('hash')),
      verify: (...given) => cheapHashing.verify(...given).finally(() => calls.push('verify')),
    };
    const app = await createTestApp({ passwords: counting });
    try {
      await app.make.client({ email: 'confirmed@example.test' });
      await signUp(app, { email: 'waiting@example.test' });
      const workOf = async (call: Response | Promise<Response>) => {
        calls.length = 0;
        await call;
        return calls.toSorted();
      };
      for (const address of ['confirmed', 'waiting', 'unknown']) {
        const known = { email: `${address}@example.test` };
        expect(await workOf(signUp(app, known))).toEqual(['hash', 'verify']);
      }
      for (const address of ['waiting', 'never-seen']) {
        const attempt = { email: `${address}@example.test`, password: 'not this one at all' };
        expect(await workOf(post(app, '/sign-in/email', attempt))).toHaveLength(1);
      }
    } finally {
      await app.close();
    }
  });
});

describe('a password that cannot be hashed', () => {
  it('is a fault of the one request, and leaves no rejection that nothing handles', async () => {
    const failing: PasswordHashing = {
      ...cheapHashing,
      async hash(given) {
        if (given === password) throw new Error('There is no memory left.');
        return cheapHashing.hash(given);
      },
    };
    const app = await createTestApp({ passwords: failing });
    const unhandled: unknown[] = [];
    const note = (reason: unknown) => void unhandled.push(reason);
    process.on('unhandledRejection', note);
    try {
      expect((await signUp(app)).status).toBe(500);
      expect(unhandled).toEqual([]);
      expect((await app.pool.query('select from auth.users')).rowCount).toBe(0);
    } finally {
      process.off('unhandledRejection', note);
      await app.close();
    }
  });
});

import { verifyPassword } from 'better-auth/crypto';
import { describe, expect, it } from 'vitest';
import { type PasswordHashing, productionHashing } from '#lib/auth/password-hashing.ts';
import { listMails } from '#stand-ins/mailbox/mailbox.ts';
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
      // The library's function knows one cost alone.
      expect(await verifyPassword({ hash: await stored(), password })).toBe(true);
      await confirm(app, linkIn(await newestMail(), '/auth/confirm'), { cookie });
      expect(await signIn(password)).toBe(200);
      expect(await signIn(`${password}!`)).toBe(401);

      await post(app, '/request-password-reset', { email });
      const link = linkIn(await newestMail(), '/auth/reset-password');
      const newPassword = 'a quite different sentence';
      const token = link.searchParams.get('token');
      expect((await post(app, '/reset-password', { token, newPassword })).status).toBe(200);
      expect(await verifyPassword({ hash: await stored(), password: newPassword })).toBe(true);
      expect(await signIn(newPassword)).toBe(200);
      expect(await signIn(password)).toBe(401);
    } finally {
      await app.close();
    }
  });

  it('costs at least 32 MiB to try', async () => {
    // scrypt fills 128 × N × r bytes; the hash of a cost below that would not be this one.
    const { scryptSync } = await import('node:crypto');
    const hash = await productionHashing.hash(password);
    const [salt = '', key] = hash.split(':');
    const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };
    expect(128 * cost.N * cost.r).toBeGreaterThanOrEqual(32 * 1024 * 1024);
    expect(scryptSync(password, salt, 64, cost).toString('hex')).toBe(key);
  });
});

describe('the work of a password', () => {
  it('is the same whoever the address belongs to, and whether it belongs to anybody', async () => {
    const calls: string[] = [];
    const counting: PasswordHashing = {
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

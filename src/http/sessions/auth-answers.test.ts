import { describe, expect, it } from 'vitest';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { authRequestSchemas } from '#features/identity/accounts/rules/auth-requests.ts';
import { readSignedSessionToken, sessionCookieName } from '#lib/auth/session-token.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { confirm, cookieFrom, linkIn } from '#tests/support/confirm.ts';
import { testAuthSecret, testPublicUrl } from '#tests/support/site.ts';

const password = 'correct horse battery staple';
const email = 'robin.rowe@mills.example.test';

const app = await sharedTestApp();

const post = (path: string, body: object, cookie = '') =>
  app.http.request(`/auth/v1${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: testPublicUrl,
      ...(cookie ? { cookie } : {}),
    },
    body: JSON.stringify(body),
  });

await post('/sign-up/email', {
  userType: 'client',
  firstName: 'Robin',
  lastName: 'Rowe',
  email,
  password,
});
await confirm(app, await linkTo('/auth/confirm'), { password });

async function linkTo(path: string): Promise<URL> {
  await app.settle();
  // Others may wait together with it, and leave after it.
  const mails = await listMails(app.db, { to: email });
  return linkIn(mails.find(({ text }) => text.includes(path))?.text, path);
}

async function resetToken(): Promise<string> {
  await post('/request-password-reset', { email });
  return (await linkTo('/auth/reset-password')).searchParams.get('token') ?? '';
}

describe('the answers of the auth endpoints', () => {
  it('hand out no session token in any body', async () => {
    const signedIn = await post('/sign-in/email', { email, password });
    const cookie = cookieFrom(signedIn);
    const value = new RegExp(`${sessionCookieName(testPublicUrl)}=([^;]+)`).exec(cookie)?.[1];
    const token = readSignedSessionToken(value ?? '', testAuthSecret) ?? '';
    expect(token).not.toBe('');
    const bodies: Record<string, string> = { '/sign-in/email': await signedIn.text() };
    const request = { headers: { cookie } };
    bodies['/get-session'] = await (await app.http.request('/auth/v1/get-session', request)).text();
    const inputs: Record<string, object> = {
      '/sign-up/email': { userType: 'client', firstName: '', lastName: '', email, password },
      '/sign-up/microsoft': { userType: 'client', firstName: '', lastName: '', email },
      '/send-verification-email': { email },
      '/request-password-reset': { email },
      '/reset-password': { newPassword: password, token: await resetToken() },
      '/sign-out': {},
    };
    for (const [path, body] of Object.entries(inputs)) {
      bodies[path] = await (await post(path, body, cookie)).text();
    }
    const open = [...Object.keys(authRequestSchemas), '/get-session'];
    expect(Object.keys(bodies).sort()).toEqual(open.sort());
    expect(JSON.parse(bodies['/get-session'] ?? '')).toMatchObject({ user: { email } });
    for (const body of Object.values(bodies)) {
      expect(body).not.toContain(token);
      expect(body).not.toContain('"token"');
    }
  });

  it('are problem details when they refuse', async () => {
    const refused = await post('/sign-in/email', { email, password: 'wrong' });
    expect(refused.status).toBe(401);
    expect(refused.headers.get('content-type')).toBe('application/problem+json');
    expect(await refused.json()).toMatchObject({
      code: 'INVALID_EMAIL_OR_PASSWORD',
      status: 401,
      title: 'Sign in first',
      detail: 'Invalid email or password',
    });
  });
});

describe('a new password', () => {
  it('may not contain the user’s own address or names, and the link still works for another', async () => {
    const token = await resetToken();
    for (const newPassword of [email, 'robin rowe mills robin', 'passwordpassword']) {
      const refused = await post('/reset-password', { newPassword, token });
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({ code: 'EASILY_GUESSED_PASSWORD' });
    }
    const newPassword = 'a quite different sentence';
    expect((await post('/reset-password', { newPassword, token })).status).toBe(200);
  });

  it.each(['', '\u0000', 'a\u0000b', '\ud800', 'x'.repeat(101), 'not a token', 'nosuchtoken'])(
    'is refused with the token %j',
    async (token) => {
      const refused = await post('/reset-password', { newPassword: password, token });
      expect(refused.status).toBe(400);
    },
  );

  it('is not accepted for an unconfirmed address, with a link of any age', async () => {
    const token = await resetToken();
    await app.pool.query('update auth.users set email_verified = false');
    const refused = await post('/reset-password', { newPassword: 'a sentence of one more', token });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ code: 'INVALID_TOKEN' });
    await app.pool.query('update auth.users set email_verified = true');
  });
});

describe('text that cannot be kept', () => {
  const odd = ['\u0000', 'a\u0000b', '\ud800', 'b\udfff'];
  const fields: Record<string, Record<string, string>> = {
    '/sign-up/email': { userType: 'client', firstName: 'A', lastName: 'B', email, password },
    '/sign-in/email': { email, password },
    '/send-verification-email': { email },
    '/request-password-reset': { email },
    '/reset-password': { newPassword: password, token: 'x' },
  };
  it.each(Object.keys(fields))('is never a fault of %s, in whichever field', async (path) => {
    const body = fields[path] ?? {};
    for (const name of [...Object.keys(body), 'next']) {
      for (const text of odd) {
        await app.pool.query('truncate rate_limits');
        const { status } = await post(path, { ...body, [name]: text });
        expect(status).toBeLessThan(500);
      }
    }
  });
});

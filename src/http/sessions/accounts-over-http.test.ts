import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sharedTestApp } from '#tests/support/app.ts';
import { confirm, cookieFrom, linkIn } from '#tests/support/confirm.ts';
import { testPublicUrl } from '#tests/support/site.ts';

const password = 'correct horse battery staple';
const signUpBody = {
  userType: 'client',
  firstName: 'Robin',
  lastName: 'Rowe',
  email: 'robin@example.test',
  password,
};

const app = await sharedTestApp();
beforeEach(async () => {
  // What the test before has set off is done first, or its mails come in this one.
  await app.settle();
  await app.pool.query('truncate auth.users, profiles, rate_limits, development_mailbox cascade');
});

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  app.http.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: testPublicUrl, ...headers },
    body: JSON.stringify(body),
  });

const signUp = (changes: Partial<typeof signUpBody> = {}) =>
  post('/auth/v1/sign-up/email', { ...signUpBody, ...changes });

const signIn = (email = signUpBody.email, given = password) =>
  post('/auth/v1/sign-in/email', { email, password: given });

const mails = async () => {
  await app.settle();
  const { rows } = await app.pool.query(
    'select to_address, subject, text from development_mailbox order by sent_at, id',
  );
  return z
    .array(z.object({ to_address: z.string(), subject: z.string(), text: z.string() }))
    .parse(rows);
};

async function signUpAndConfirm(): Promise<void> {
  const cookie = cookieFrom(await signUp());
  const [mail] = await mails();
  const { location } = await confirm(app, linkIn(mail?.text, '/auth/confirm'), { cookie });
  expect(`${location.pathname}${location.search}`).toBe('/auth?mode=signin&confirmed=true');
}

const me = async (cookie: string) =>
  (await app.http.request('/api/me', { headers: { cookie } })).json();

describe('signing up', () => {
  it('sends a confirmation link, and signing in works only after it was followed', async () => {
    expect((await signUp()).status).toBe(200);
    const early = await signIn();
    expect(early.status).toBe(403);
    expect(await early.json()).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });

    const [mail] = await mails();
    expect(mail?.to_address).toBe('robin@example.test');
    await confirm(app, linkIn(mail?.text, '/auth/confirm'), { password });

    const response = await signIn();
    expect(response.status).toBe(200);
    expect(await me(cookieFrom(response))).toMatchObject({
      kind: 'signed-in',
      userType: 'client',
      firstName: 'Robin',
      isApproved: false,
      isAdmin: false,
    });
  });

  it.each(['r&d@contoso.test', 'first/last@contoso.test', 'a=b@xn--80aswg.xn--p1ai'])(
    'takes %s for an address, in all that follows',
    async (email) => {
      await signUp({ email });
      const [mail] = await mails();
      expect(mail?.to_address).toBe(email);
      await confirm(app, linkIn(mail?.text, '/auth/confirm'), { password });
      const signedIn = await signIn(email);
      expect(await signedIn.clone().json()).toMatchObject({ user: { email } });
      expect(await me(cookieFrom(signedIn))).toMatchObject({ kind: 'signed-in' });
      expect((await signIn(email, 'not the right password')).status).toBe(401);
      await post('/auth/v1/request-password-reset', { email });
      expect((await mails()).at(-1)).toMatchObject({
        to_address: email,
        text: expect.stringContaining('/auth/reset'),
      });
      const placeholder = `${Buffer.from(email).toString('hex')}@placeholder.invalid`;
      expect((await signIn(placeholder)).status).toBe(400);
    },
  );

  it('makes the account, its profile and its mail together', async () => {
    await signUp({ userType: 'consultant' });
    const { rows } = await app.pool.query(
      'select user_type, first_name, last_name, approved_at from profiles',
    );
    expect(rows).toEqual([
      { user_type: 'consultant', first_name: 'Robin', last_name: 'Rowe', approved_at: null },
    ]);
  });

  it('answers a known address exactly like a new one, and writes to its owner instead', async () => {
    await signUpAndConfirm();
    const again = await signUp();
    const fresh = await signUp({ email: 'new@example.test' });
    const cookieShape = (response: Response) =>
      response.headers.getSetCookie().map((cookie) => cookie.replace(/=[\w.-]+/, '='));
    expect([again.status, await again.text()]).toEqual([fresh.status, await fresh.text()]);
    expect(cookieShape(again)).toEqual(cookieShape(fresh));
    expect(cookieShape(fresh)).toEqual([
      'direct365.sign_up=; Max-Age=90000; Path=/; HttpOnly; SameSite=Lax',
    ]);
    const sent = await mails();
    // Robin confirms, gets the welcome mail, and a mail that the address has an account.
    expect(sent.map(({ to_address }) => to_address).sort()).toEqual([
      'new@example.test',
      'robin@example.test',
      'robin@example.test',
      'robin@example.test',
    ]);
  });

  it.each([
    ['a role that does not exist', { userType: 'admin' }, 'INVALID_INPUT'],
    ['an unknown key', { isAdmin: true }, 'INVALID_INPUT'],
    ['a short password', { password: 'short' }, 'INVALID_INPUT'],
    ['a common password', { password: 'passwordpassword' }, 'EASILY_GUESSED_PASSWORD'],
    ['their own name as password', { password: 'robin rowe robin' }, 'EASILY_GUESSED_PASSWORD'],
  ])('refuses %s', async (_what, changes, code) => {
    const response = await post('/auth/v1/sign-up/email', { ...signUpBody, ...changes });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code });
    expect((await app.pool.query('select 1 from auth.users')).rowCount).toBe(0);
  });
});

describe('another confirmation link', () => {
  it('is sent for an unconfirmed address, with the same answer as for an unknown one', async () => {
    await signUp();
    const known = await post('/auth/v1/send-verification-email', { email: signUpBody.email });
    const unknown = await post('/auth/v1/send-verification-email', { email: 'no@example.test' });
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
    expect((await mails()).map(({ to_address }) => to_address)).toEqual([
      signUpBody.email,
      signUpBody.email,
    ]);
  });
});

describe('signing in', () => {
  it('says the same for a wrong password and an unknown address', async () => {
    await signUpAndConfirm();
    const wrong = await signIn(signUpBody.email, 'wrong horse battery staple');
    const unknown = await signIn('unknown@example.test');
    const { requestId: _one, ...wrongBody } = await wrong.json();
    const { requestId: _other, ...unknownBody } = await unknown.json();
    expect([wrong.status, wrongBody]).toEqual([unknown.status, unknownBody]);
  });

  it('sets a cookie that scripts cannot read', async () => {
    await signUpAndConfirm();
    const [cookie] = (await signIn()).headers.getSetCookie();
    expect(cookie).toMatch(/^direct365\.session_token=/);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
  });

  it('stores no session token as it is', async () => {
    await signUpAndConfirm();
    const cookie = decodeURIComponent(cookieFrom(await signIn()));
    const token = cookie.split('=')[1]?.split('.')[0];
    const { rows } = await app.pool.query('select token from auth.sessions');
    expect(rows).toHaveLength(2);
    expect(rows.map((row) => row.token)).not.toContain(token);
  });

  it('agrees with the auth library on who is signed in', async () => {
    await signUpAndConfirm();
    const cookie = cookieFrom(await signIn());
    const theirs = await (
      await app.http.request('/auth/v1/get-session', { headers: { cookie } })
    ).json();
    const ours = z.object({ userId: z.string() }).parse(await me(cookie));
    expect(theirs.user.id).toBe(ours.userId);
    expect(theirs.user.email).toBe(signUpBody.email);

    const forged = cookie.replace(/.{6};.*$/, 'AAAAAA');
    expect(await me(forged)).toEqual({ kind: 'visitor' });
    expect(
      await (
        await app.http.request('/auth/v1/get-session', { headers: { cookie: forged } })
      ).json(),
    ).toBeNull();
  });

  it('is limited per account, whatever address it comes from, and a success clears the count', async () => {
    await signUpAndConfirm();
    for (let attempt = 0; attempt < 9; attempt += 1) {
      expect((await signIn(signUpBody.email, 'wrong horse battery')).status).toBe(401);
    }
    expect((await signIn()).status).toBe(200);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await signIn(signUpBody.email, 'wrong horse battery');
    }
    const blocked = await signIn();
    expect(blocked.status).toBe(429);
    expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(blocked.headers.get('content-type')).toBe('application/problem+json');
    expect((await signIn('other@example.test')).status).toBe(401);
  });
});

describe('signing out', () => {
  it('ends the sessions of all devices', async () => {
    await signUpAndConfirm();
    const laptop = cookieFrom(await signIn());
    const phone = cookieFrom(await signIn());
    expect(await me(phone)).toMatchObject({ kind: 'signed-in' });
    expect((await post('/auth/v1/sign-out', {}, { cookie: laptop })).status).toBe(200);
    expect(await me(laptop)).toEqual({ kind: 'visitor' });
    expect(await me(phone)).toEqual({ kind: 'visitor' });
  });
});

describe('a forgotten password', () => {
  it('is replaced by a link that works once, and ends all sessions', async () => {
    await signUpAndConfirm();
    const session = cookieFrom(await signIn());
    const known = await post('/auth/v1/request-password-reset', { email: signUpBody.email });
    const unknown = await post('/auth/v1/request-password-reset', { email: 'no@example.test' });
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);

    const reset = (await mails()).find(({ text }) => text.includes('/auth/reset-password'));
    const token = linkIn(reset?.text, '/auth/reset-password').searchParams.get('token');
    const newPassword = 'a quite different sentence';
    expect((await post('/auth/v1/reset-password', { newPassword, token })).status).toBe(200);

    expect(await me(session)).toEqual({ kind: 'visitor' });
    expect((await signIn()).status).toBe(401);
    expect((await signIn(signUpBody.email, newPassword)).status).toBe(200);
    expect((await post('/auth/v1/reset-password', { newPassword, token })).status).toBe(400);
  });
});

describe('the door of the auth library', () => {
  it.each([
    '/update-user',
    '/delete-user',
    '/change-email',
    '/list-sessions',
    '/sign-in/social',
    '/ok',
  ])('keeps %s shut', async (path) => {
    expect((await post(`/auth/v1${path}`, {})).status).toBe(404);
    expect((await app.http.request(`/auth/v1${path}`)).status).toBe(404);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { confirm, cookieFrom, linkIn } from '#tests/support/confirm.ts';
import { testPublicUrl } from '#tests/support/site.ts';

const password = 'correct horse battery staple';
const email = 'robin@example.test';

const app = await sharedTestApp();
beforeEach(async () => {
  // Counters of attempts expire by the machine's time: days ahead of it, the hourly cleaning would remove them.
  app.clock.moveTo(new Date());
  await app.settle();
  await app.pool.query('truncate auth.users, profiles, rate_limits, development_mailbox cascade');
});

const signUp = (changes: Record<string, string> = {}) =>
  app.http.request('/auth/v1/sign-up/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: testPublicUrl },
    body: JSON.stringify({
      userType: 'client',
      firstName: 'Robin',
      lastName: 'Rowe',
      email,
      password,
      ...changes,
    }),
  });

async function newestLink(): Promise<URL> {
  await app.settle();
  const [mail] = await listMails(app.db, { to: email });
  return linkIn(mail?.text, '/auth/confirm');
}

const isConfirmed = async (): Promise<boolean> =>
  (await app.pool.query('select 1 from auth.users where email_verified')).rowCount === 1;

const me = async (cookie: string) =>
  (await app.http.request('/api/me', { headers: { cookie } })).json();

const minutesLater = (minutes: number): void =>
  app.clock.moveTo(new Date(app.clock.now().getTime() + minutes * 60_000));

const stateOf = async (link: URL, cookie = '') =>
  (await app.http.request(`/api/confirmation${link.search}`, { headers: { cookie } })).json();

describe('confirming an address', () => {
  it('takes the button alone in the browser that signed up', async () => {
    const cookie = cookieFrom(await signUp());
    const link = await newestLink();
    expect(await stateOf(link, cookie)).toEqual({
      state: 'waiting',
      needsPassword: false,
      needsProvider: false,
      nextPath: '',
    });
    expect((await confirm(app, link, { cookie })).isConfirmed).toBe(true);
    expect(await isConfirmed()).toBe(true);
  });

  it('signs in the browser that signed up, with the first confirmation, as a password would', async () => {
    const cookie = cookieFrom(await signUp());
    const link = await newestLink();
    const { session } = await confirm(app, link, { cookie });
    expect(await me(session)).toMatchObject({ kind: 'signed-in', email });
    const { sessions } = await (
      await app.http.request('/api/me/sessions', { headers: { cookie: session } })
    ).json();
    expect(sessions).toMatchObject([{ madeBy: 'password', assurance: 'aal1' }]);
    expect((await confirm(app, link, { cookie })).session).toBe('');
  });

  it('asks that browser for the second step where the user has one', async () => {
    const cookie = cookieFrom(await signUp());
    const link = await newestLink();
    await app.pool.query('update auth.users set has_second_factor = true');
    const { session } = await confirm(app, link, { cookie });
    expect(await me(session)).toMatchObject({ kind: 'visitor', isSigningIn: true });
  });

  it('signs in no other browser, and none that is signed in', async () => {
    await signUp();
    const foreign = cookieFrom(await signUp({ email: 'other@example.test' }));
    const link = await newestLink();
    expect((await confirm(app, link, { cookie: foreign, password })).session).toBe('');
    const other = linkIn(
      (await listMails(app.db, { to: 'other@example.test' }))[0]?.text,
      '/auth/confirm',
    );
    const signedIn = cookieFrom(
      await app.http.request('/auth/v1/sign-in/email', {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: testPublicUrl },
        body: JSON.stringify({ email, password }),
      }),
    );
    const { session, isConfirmed: isDone } = await confirm(app, other, {
      cookie: `${foreign}; ${signedIn}`,
    });
    expect([session, isDone]).toEqual(['', true]);
    expect(await me(signedIn)).toMatchObject({ kind: 'signed-in', email });
  });

  it('takes the password of the sign-up in every other', async () => {
    await signUp();
    const foreign = cookieFrom(await signUp({ email: 'other@example.test' }));
    const link = await newestLink();
    for (const cookie of ['', foreign]) {
      expect(await stateOf(link, cookie)).toEqual({
        state: 'waiting',
        needsPassword: true,
        needsProvider: false,
        nextPath: '',
      });
      const without = await confirm(app, link, { cookie });
      expect(without.location.searchParams.get('problem')).toBe('password-needed');
      const wrong = await confirm(app, link, { cookie, password: 'not the password of it' });
      expect(wrong.location.searchParams.get('problem')).toBe('wrong-password');
      expect(await isConfirmed()).toBe(false);
    }
    expect((await confirm(app, link, { password })).isConfirmed).toBe(true);
  });

  it('limits guesses at that password', async () => {
    await signUp();
    const link = await newestLink();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await confirm(app, link, { password: `guess number ${attempt}` });
    }
    const { isConfirmed: isDone, location } = await confirm(app, link, { password });
    expect(isDone).toBe(false);
    expect(location.searchParams.get('problem')).toBe('too-many-attempts');
  });

  it('is done by no GET and no HEAD, and by no page of another site', async () => {
    const cookie = cookieFrom(await signUp());
    const { pathname, search, searchParams } = await newestLink();
    for (const method of ['GET', 'HEAD']) {
      for (const path of [pathname, '/auth/v1/verify-email', '/api/confirmation']) {
        await app.http.request(`${path}${search}`, { method, headers: { cookie } });
      }
    }
    const foreign = await app.http.request(pathname, {
      method: 'POST',
      headers: { cookie, origin: 'https://evil.example' },
      body: new URLSearchParams({ token: searchParams.get('token') ?? '' }),
    });
    expect(foreign.status).toBe(403);
    expect(await isConfirmed()).toBe(false);
  });

  it('twice is confirming once, and works no more after a day', async () => {
    const cookie = cookieFrom(await signUp());
    const link = await newestLink();
    minutesLater(24 * 60 + 1);
    expect((await confirm(app, link, { cookie })).isConfirmed).toBe(false);
    expect(await stateOf(link, cookie)).toEqual({
      state: 'expired',
      needsPassword: false,
      needsProvider: false,
      nextPath: '',
    });

    const again = cookieFrom(await signUp());
    const fresh = await newestLink();
    expect((await confirm(app, fresh, { cookie: again })).isConfirmed).toBe(true);
    expect((await confirm(app, fresh, { cookie: again })).isConfirmed).toBe(true);
    expect(await stateOf(fresh)).toEqual({
      state: 'confirmed',
      needsPassword: false,
      needsProvider: false,
      nextPath: '',
    });
  });

  it('by the link of a sign-up that was replaced is refused but in its own browser', async () => {
    const cookie = cookieFrom(await signUp());
    const older = await newestLink();
    const mallory = cookieFrom(
      await signUp({ password: 'a password of another user', firstName: 'Mallory' }),
    );
    for (const proof of [
      { cookie: mallory },
      { password },
      { password: 'a password of another user' },
    ]) {
      expect((await confirm(app, older, proof)).isConfirmed).toBe(false);
    }
    expect(await stateOf(older, cookie)).toMatchObject({ state: 'waiting', needsPassword: false });
    expect(await stateOf(older, mallory)).toEqual({
      state: 'replaced',
      needsPassword: false,
      needsProvider: false,
      nextPath: '',
    });
    expect(await isConfirmed()).toBe(false);
    expect((await confirm(app, older, { cookie })).isConfirmed).toBe(true);
  });

  it.each(['', 'x', 'a.b.c', '\u0000', `${crypto.randomUUID()}.99999999999.AAAA`, '.'.repeat(400)])(
    'by the token %j is refused',
    async (token) => {
      await signUp();
      const link = new URL('/auth/confirm', testPublicUrl);
      link.searchParams.set('token', token);
      expect((await confirm(app, link, { password })).isConfirmed).toBe(false);
      expect(await stateOf(link)).toEqual({
        state: 'unknown',
        needsPassword: false,
        needsProvider: false,
        nextPath: '',
      });
    },
  );
});

describe('where a sign-up is for', () => {
  it('survives the mail, which says nothing of it', async () => {
    const cookie = cookieFrom(await signUp({ next: '/consultant/profile/new?from=mail' }));
    const link = await newestLink();
    const [mail] = await listMails(app.db, { to: email });
    expect(`${mail?.text}${mail?.html}`).not.toContain('/consultant/profile/new');
    const { location } = await confirm(app, link, { cookie });
    expect(location.pathname).toBe('/auth');
    expect(Object.fromEntries(location.searchParams)).toEqual({
      mode: 'signin',
      confirmed: 'true',
      next: '/consultant/profile/new?from=mail',
    });
  });

  it.each(['//evil.example', '/.//evil.example', 'https://evil.example', 'nowhere'])(
    'is dropped when it is %j',
    async (next) => {
      const cookie = cookieFrom(await signUp({ next }));
      const { location } = await confirm(app, await newestLink(), { cookie });
      expect(location.searchParams.get('confirmed')).toBe('true');
      expect(location.searchParams.get('next')).toBeNull();
    },
  );
});

describe('asking for another link on the page of one', () => {
  const resend = async (fields: Record<string, string>): Promise<URL> => {
    const response = await app.http.request('/auth/confirm', {
      method: 'POST',
      headers: { origin: testPublicUrl },
      body: new URLSearchParams({ intent: 'resend', token: 'cut-off', ...fields }),
    });
    expect(response.status).toBe(303);
    return new URL(response.headers.get('location') ?? '', testPublicUrl);
  };

  it('brings one, is counted like any other, and says what went wrong', async () => {
    await signUp();
    const first = await newestLink();
    minutesLater(1);
    expect((await resend({ email })).searchParams.get('sent')).toBe('true');
    expect((await newestLink()).href).not.toBe(first.href);
    expect((await resend({ email: 'not-an-address' })).searchParams.get('problem')).toBe(
      'not-sent',
    );
    for (let count = 0; count < 4; count += 1) await resend({ email });
    expect((await resend({ email })).searchParams.get('problem')).toBe('too-many-mails');
  });
});

import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { cheapHashing } from '#tests/support/cheap-hashing.ts';
import { cookieFrom, linkIn } from '#tests/support/confirm.ts';

const password = 'a sentence that no one else types';
const minutes = 60_000;

const app = await sharedTestApp();

/** A person with a password, signed in on a device. */
async function makePerson(email = `${crypto.randomUUID()}@example.test`) {
  const userId = await app.make.client({ email });
  await app.db
    .insertInto('auth.accounts')
    .values({
      user_id: userId,
      account_id: userId,
      provider_id: 'credential',
      password: await cheapHashing.hash(password),
    })
    .execute();
  return { userId, email, cookie: await app.cookieOf(userId) };
}

async function ask(
  cookie: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
) {
  const response = await app.http.request(`/api${path}`, {
    method,
    headers: {
      cookie,
      origin: app.services.publicUrl,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const answer = (await response.json()) as Record<string, unknown>;
  return { status: response.status, answer, response };
}

const isSignedIn = async (cookie: string): Promise<boolean> =>
  (await ask(cookie, 'GET', '/me')).answer.kind === 'signed-in';

async function signIn(email: string, typed: string): Promise<number> {
  const response = await app.http.request('/auth/v1/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: app.services.publicUrl },
    body: JSON.stringify({ email, password: typed }),
  });
  return response.status;
}

async function subjectsTo(email: string): Promise<string[]> {
  await app.settle();
  return (await listMails(app.db, { to: email })).map(({ subject }) => subject).reverse();
}

async function emailOf(userId: UserId): Promise<string> {
  const { email } = await app.db
    .selectFrom('auth.users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return email;
}

describe('the sessions of an account', () => {
  it('are listed, and each of them and all others can be ended', async () => {
    const { userId, cookie } = await makePerson();
    const [phone, laptop] = [await app.cookieOf(userId), await app.cookieOf(userId)];
    const { answer } = await ask(cookie, 'GET', '/me/sessions');
    const sessions = answer.sessions as { sessionId: string; isCurrent: boolean }[];
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);

    const [other] = (
      (await ask(phone, 'GET', '/me/sessions')).answer.sessions as typeof sessions
    ).filter(({ isCurrent }) => isCurrent);
    const path = `/me/sessions/${other?.sessionId}`;
    expect((await ask(cookie, 'DELETE', path)).status).toBe(200);
    expect((await ask(cookie, 'DELETE', path)).status).toBe(404);
    expect(await isSignedIn(phone)).toBe(false);
    expect(await isSignedIn(laptop)).toBe(true);

    expect((await ask(cookie, 'DELETE', '/me/sessions')).answer).toEqual({ ended: 1 });
    expect(await isSignedIn(laptop)).toBe(false);
    expect(await isSignedIn(cookie)).toBe(true);
  });
});

describe('a change of password', () => {
  it('signs the other devices out, gives this one a new secret, and is told by mail', async () => {
    const { userId, email, cookie } = await makePerson();
    const other = await app.cookieOf(userId);
    const newPassword = 'another sentence of its person';
    const changed = await ask(cookie, 'PUT', '/me/password', {
      currentPassword: password,
      newPassword,
    });
    expect(changed.answer).toEqual({ endedSessions: 1 });
    expect(await isSignedIn(other)).toBe(false);
    expect(await isSignedIn(cookie)).toBe(false);
    expect(await isSignedIn(cookieFrom(changed.response))).toBe(true);
    expect(await signIn(email, password)).toBe(401);
    expect(await signIn(email, newPassword)).toBe(200);
    expect(await subjectsTo(email)).toEqual(['Your password was changed · Direct365']);
  });

  it('needs the password of before, and takes no new one that is easy to guess', async () => {
    const { email, cookie } = await makePerson();
    const change = (currentPassword: string, newPassword: string) =>
      ask(cookie, 'PUT', '/me/password', { currentPassword, newPassword });
    expect(
      (await change('not the password', 'another sentence of its person')).answer,
    ).toMatchObject({ code: 'WRONG_PASSWORD', status: 422 });
    expect((await change(password, 'aaaaaaaaaaaaaaaaaaaa')).answer).toMatchObject({
      code: 'PASSWORD_REFUSED',
    });
    expect(await signIn(email, password)).toBe(200);
    expect(await subjectsTo(email)).toEqual([]);
  });

  it('asks first who it is when the sign-in is no longer fresh', async () => {
    const { userId, cookie } = await makePerson();
    await app.db
      .updateTable('auth.sessions')
      .set({ proven_at: new Date(app.clock.now().getTime() - 15 * minutes) })
      .where('user_id', '=', userId)
      .execute();
    const change = { currentPassword: password, newPassword: 'another sentence of its person' };
    expect((await ask(cookie, 'PUT', '/me/password', change)).answer).toMatchObject({
      code: 'SIGN_IN_AGAIN',
      status: 403,
    });
    const prove = (typed: string) =>
      ask(cookie, 'POST', '/me/session/password-proof', { password: typed });
    expect((await prove('not the password')).status).toBe(422);
    const proven = await prove(password);
    expect(proven.status).toBe(200);
    expect(await isSignedIn(cookie)).toBe(false);
    const renewed = cookieFrom(proven.response);
    expect((await ask(renewed, 'PUT', '/me/password', change)).status).toBe(200);
  });
});

describe('the password of a user who is signed in', () => {
  it('can be guessed ten times, wherever it is asked for', async () => {
    const { cookie } = await makePerson();
    const prove = () => ask(cookie, 'POST', '/me/session/password-proof', { password: 'wrong' });
    for (let guess = 1; guess <= 9; guess += 1) expect((await prove()).status).toBe(422);
    const change = { currentPassword: 'wrong', newPassword: 'another sentence of its person' };
    expect((await ask(cookie, 'PUT', '/me/password', change)).status).toBe(422);
    const refused = await prove();
    expect(refused.answer).toMatchObject({ code: 'TOO_MANY_ATTEMPTS', status: 429 });
    expect(Number(refused.response.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('a sign-in whose second step is still to come', () => {
  it('is told to no one, not even at the address of the auth library', async () => {
    const { userId, cookie } = await makePerson();
    const session = async () => {
      const response = await app.http.request('/auth/v1/get-session', { headers: { cookie } });
      return (await response.json()) as unknown;
    };
    expect(await session()).toMatchObject({ user: { id: userId } });
    await app.db
      .updateTable('auth.users')
      .set({ has_second_factor: true })
      .where('id', '=', userId)
      .execute();
    expect(await session()).toBeNull();
    expect((await ask(cookie, 'GET', '/me')).answer).toEqual({
      kind: 'visitor',
      isSigningIn: true,
    });
    expect((await ask(cookie, 'GET', '/me/sessions')).status).toBe(401);
  });
});

describe('a change of address', () => {
  const confirm = (link: URL) =>
    ask('', 'POST', '/email-change', { token: link.searchParams.get('token') });

  async function linksOf(oldEmail: string, newEmail: string) {
    await app.settle();
    const [[old], [next]] = [
      await listMails(app.db, { to: oldEmail }),
      await listMails(app.db, { to: newEmail }),
    ];
    return {
      old: new URL(linkIn(old?.text, '/auth/email-change')),
      next: new URL(linkIn(next?.text, '/auth/email-change')),
    };
  }

  it.each(['old', 'next'] as const)(
    'is made once both addresses have confirmed it, the %s first',
    async (first) => {
      const { userId, email, cookie } = await makePerson();
      const newEmail = `${crypto.randomUUID()}@example.test`;
      expect((await ask(cookie, 'PUT', '/me/email-change', { email: newEmail })).status).toBe(200);
      const links = await linksOf(email, newEmail);
      expect((await confirm(links[first])).answer).toEqual({ isChanged: false });
      expect((await confirm(links[first])).answer).toEqual({ isChanged: false });
      expect(await emailOf(userId)).toBe(email);
      const second = first === 'old' ? links.next : links.old;
      expect((await confirm(second)).answer).toEqual({ isChanged: true });
      expect(await emailOf(userId)).toBe(newEmail);
      expect((await confirm(second)).status).toBe(404);
      expect(await signIn(newEmail, password)).toBe(200);
      const notice = 'Your e-mail address was changed · Direct365';
      expect(await subjectsTo(newEmail)).toContain(notice);
      expect(await subjectsTo(email)).toContain(notice);
    },
  );

  it('tells no one whether another account has the address, and never takes it from one', async () => {
    const { userId, email, cookie } = await makePerson();
    const other = await makePerson();
    const asked = await ask(cookie, 'PUT', '/me/email-change', { email: other.email });
    expect(asked.status).toBe(200);
    const links = await linksOf(email, other.email);
    await confirm(links.old);
    expect((await confirm(links.next)).answer).toMatchObject({ code: 'ADDRESS_TAKEN' });
    expect(await emailOf(userId)).toBe(email);
    expect(await emailOf(other.userId)).toBe(other.email);
  });

  it('is forgotten when it is cancelled or replaced', async () => {
    const { email, cookie } = await makePerson();
    const newEmail = `${crypto.randomUUID()}@example.test`;
    const request = () => ask(cookie, 'PUT', '/me/email-change', { email: newEmail });
    await request();
    const replaced = await linksOf(email, newEmail);
    await request();
    expect((await confirm(replaced.old)).status).toBe(404);
    const cancelled = await linksOf(email, newEmail);
    expect((await ask(cookie, 'DELETE', '/me/email-change')).answer).toEqual({ cancelled: true });
    expect((await confirm(cancelled.old)).status).toBe(404);
  });
});

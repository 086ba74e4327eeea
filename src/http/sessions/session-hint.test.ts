import { describe, expect, it } from 'vitest';
import { sessionHintCookie } from '#lib/auth/session-hint.ts';
import { sharedTestApp } from '#tests/support/app.ts';

const app = await sharedTestApp();
const session = await app.cookieOf(await app.make.client());

const hint = `${sessionHintCookie}=1`;
/** The hint cookie that an answer to a request with these cookies sets. */
async function hintAfter(cookie: string, path = '/api/me'): Promise<string | undefined> {
  const answer = await app.http.request(path, { headers: { cookie } });
  return answer.headers.getSetCookie().find((each) => each.startsWith(sessionHintCookie));
}

describe('the hint that the reader may be signed in', () => {
  it('is set by the first answer to a signed-in user without it', async () => {
    expect(await hintAfter(session)).toBe(`${hint}; Max-Age=2592000; Path=/; SameSite=Lax`);
  });

  it('is left alone while it is right', async () => {
    expect(await hintAfter(`${session}; ${hint}`)).toBeUndefined();
    expect(await hintAfter('')).toBeUndefined();
  });

  it('is cleared by the first answer to a signed-out visitor, and stays cleared', async () => {
    const over = `${sessionHintCookie}=0`;
    const kept = `${over}; Max-Age=2592000; Path=/; SameSite=Lax`;
    expect(await hintAfter(hint)).toBe(kept);
    expect(await hintAfter(`direct365.session_token=none.none; ${hint}`)).toBe(kept);
    expect(await hintAfter(over)).toBeUndefined();
    expect(await hintAfter(`${session}; ${over}`)).toContain(hint);
  });

  it('is not set for a visitor who was never signed in here', async () => {
    expect(await hintAfter('theme=dark')).toBeUndefined();
  });

  it('is not set on answers that are the same for every visitor', async () => {
    expect(await hintAfter(hint, '/robots.txt')).toBeUndefined();
  });
});

describe('a session in use', () => {
  const day = 24 * 60 * 60 * 1000;
  const cookiesOf = async (cookie: string, path = '/api/me') =>
    (await app.http.request(path, { headers: { cookie } })).headers.getSetCookie();

  it('is kept by the browser as long as by the server: thirty days after its last use', async () => {
    const cookie = await app.cookieOf(await app.make.client());
    expect(await cookiesOf(`${cookie}; ${hint}`)).toEqual([]);
    app.clock.moveTo(new Date(app.clock.now().getTime() + 2 * day));
    expect(await cookiesOf(`${cookie}; ${hint}`)).toEqual([
      `${cookie}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`,
      `${hint}; Max-Age=2592000; Path=/; SameSite=Lax`,
    ]);
    expect(await cookiesOf(`${cookie}; ${hint}`)).toEqual([]);
  });

  it('has its cookie set with the attributes of the sign-in', async () => {
    const person = { email: 'robin@example.test', password: 'correct horse battery staple' };
    const send = (path: string, body: object) =>
      app.http.request(`/auth/v1${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: app.services.publicUrl },
        body: JSON.stringify(body),
      });
    const name = { userType: 'client', firstName: 'Robin', lastName: 'Rowe' };
    expect((await send('/sign-up/email', { ...person, ...name })).status).toBe(200);
    await app.pool.query('update auth.users set email_verified = true');
    const answer = await send('/sign-in/email', person);
    const given = answer.headers.getSetCookie().find((each) => each.includes('session_token'));
    const value = given?.split(';')[0] ?? '';
    app.clock.moveTo(new Date(app.clock.now().getTime() + 2 * day));
    const again = (await cookiesOf(`${value}; ${hint}`)).find((each) => each.startsWith(value));
    const attributes = (cookie = '') => cookie.split(/;\s*/).slice(1).sort();
    expect(attributes(again)).toEqual(attributes(given));
  });
});

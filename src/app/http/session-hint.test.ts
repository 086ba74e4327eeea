import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionHintCookie } from '#lib/auth/session-hint.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;
let session: string;
beforeAll(async () => {
  app = await createTestApp();
  session = await app.cookieOf(await app.make.client());
});
afterAll(() => app.close());

const hint = `${sessionHintCookie}=1`;
/** What an answer to somebody with these cookies says of the hint. */
async function hintAfter(cookie: string, path = '/api/me'): Promise<string | undefined> {
  const answer = await app.http.request(path, { headers: { cookie } });
  return answer.headers.getSetCookie().find((each) => each.startsWith(sessionHintCookie));
}

describe('the hint that somebody may be signed in', () => {
  it('comes with the first answer to somebody who is signed in without it', async () => {
    expect(await hintAfter(session)).toBe(`${hint}; Max-Age=2592000; Path=/; SameSite=Lax`);
  });

  it('is left alone while it is right', async () => {
    expect(await hintAfter(`${session}; ${hint}`)).toBeUndefined();
    expect(await hintAfter('')).toBeUndefined();
  });

  it('goes with the first answer to somebody who is not signed in', async () => {
    expect(await hintAfter(hint)).toBe(`${sessionHintCookie}=; Max-Age=0; Path=/; SameSite=Lax`);
    expect(await hintAfter(`direct365.session_token=none.none; ${hint}`)).toContain('Max-Age=0');
  });

  it('says nothing on what is the same for everybody', async () => {
    expect(await hintAfter(hint, '/robots.txt')).toBeUndefined();
  });
});

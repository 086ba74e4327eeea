import { describe, expect, it } from 'vitest';
import { sharedTestApp } from '#tests/support/app.ts';

const app = await sharedTestApp();

const day = 24 * 60 * 60 * 1000;
const lifetime = 30 * day;

const get = (path: string, cookie: string) => app.http.request(path, { headers: { cookie } });
const kindOf = async (cookie: string): Promise<string> =>
  (await (await get('/api/me', cookie)).json()).kind;
const moveTo = (start: Date, ms: number) => app.clock.moveTo(new Date(start.getTime() + ms));

/** A user who has just signed in, and when. */
async function signedIn() {
  const userId = await app.make.client();
  return { cookie: await app.cookieOf(userId), start: app.clock.now(), userId };
}

describe('an unused session', () => {
  it('is valid up to its end, thirty days after the sign-in', async () => {
    const { cookie, start } = await signedIn();
    moveTo(start, lifetime - 1);
    expect(await kindOf(cookie)).toBe('signed-in');
  });

  it('is a visitor from its end on, and is not prolonged by being sent', async () => {
    const { cookie, start } = await signedIn();
    moveTo(start, lifetime);
    expect(await kindOf(cookie)).toBe('visitor');
    const answer = await get('/api/me/projects', cookie);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'UNAUTHORIZED' });
    expect(await kindOf(cookie)).toBe('visitor');
  });

  it('has ended for the auth library as well', async () => {
    const { cookie, userId } = await signedIn();
    const session = async () => (await get('/auth/v1/get-session', cookie)).json();
    expect(await session()).toMatchObject({ user: { id: userId } });
    await app.db
      .updateTable('auth.sessions')
      .set({ expires_at: new Date(Math.min(Date.now(), app.clock.now().getTime()) - 1000) })
      .where('user_id', '=', userId)
      .execute();
    expect(await session()).toBeNull();
    expect(await kindOf(cookie)).toBe('visitor');
  });
});

describe('a session in use', () => {
  it('ends thirty days after its last use', async () => {
    const { cookie, start } = await signedIn();
    moveTo(start, 20 * day);
    expect(await kindOf(cookie)).toBe('signed-in');
    moveTo(start, 20 * day + lifetime - 1);
    expect(await kindOf(cookie)).toBe('signed-in');
    moveTo(start, 20 * day + 2 * lifetime);
    expect(await kindOf(cookie)).toBe('visitor');
  });

  it('ends half a year after its person last proved who they are, however often it is used', async () => {
    const { cookie, start } = await signedIn();
    const halfYear = 180 * day;
    for (let ms = 20 * day; ms < halfYear; ms += 20 * day) {
      moveTo(start, ms);
      expect(await kindOf(cookie)).toBe('signed-in');
    }
    moveTo(start, halfYear - 1);
    expect(await kindOf(cookie)).toBe('signed-in');
    moveTo(start, halfYear);
    expect(await kindOf(cookie)).toBe('visitor');
    expect(await (await get('/auth/v1/get-session', cookie)).json()).toBeNull();
  });

  it('is prolonged at most once a day', async () => {
    const { cookie, start, userId } = await signedIn();
    const end = async () => {
      const { expires_at } = await app.db
        .selectFrom('auth.sessions')
        .select('expires_at')
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      return expires_at.getTime() - start.getTime();
    };
    moveTo(start, day);
    await kindOf(cookie);
    expect(await end()).toBe(lifetime);
    moveTo(start, day + 1);
    await kindOf(cookie);
    expect(await end()).toBe(lifetime + day + 1);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { sharedTestApp } from '#tests/support/app.ts';
import { cheapHashing } from '#tests/support/cheap-hashing.ts';
import { cookieFrom } from '#tests/support/confirm.ts';
import { testPublicUrl } from '#tests/support/site.ts';
import { createAttemptCounter } from '../edge/attempt-limits.ts';

const password = 'correct horse battery staple';
const robin = 'robin@example.test';
const ada = 'ada@example.test';

const app = await sharedTestApp();
for (const email of [robin, ada]) {
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
}
beforeEach(() => app.pool.query('truncate rate_limits'));

const signIn = (email: string, given: string, cookie = '') =>
  app.http.request('/auth/v1/sign-in/email', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: testPublicUrl,
      ...(cookie ? { cookie } : {}),
    },
    body: JSON.stringify({ email, password: given }),
  });

/** The cookie of a device that the person has signed in on, and nothing else of the session. */
async function deviceOf(email: string, cookie = ''): Promise<string> {
  const cookies = cookieFrom(await signIn(email, password, cookie));
  return cookies.split('; ').find((each) => each.includes('device=')) ?? '';
}

async function guess(times: number, email: string, cookie = ''): Promise<number[]> {
  const answers: number[] = [];
  for (let attempt = 0; attempt < times; attempt += 1) {
    answers.push((await signIn(email, 'a wrong password of a user', cookie)).status);
  }
  return answers;
}

const lockOutStrangers = async (email: string): Promise<void> => {
  await guess(10, email);
  expect((await signIn(email, password)).status).toBe(429);
};

describe('a known device', () => {
  it('stays open when strangers have used up all their guesses', async () => {
    const device = await deviceOf(robin);
    await lockOutStrangers(robin);
    expect((await signIn(robin, password, device)).status).toBe(200);
    // And lets no stranger in with it.
    expect((await signIn(robin, password)).status).toBe(429);
  });

  it('keeps the account in an opaque HttpOnly cookie', async () => {
    const [cookie] = (await signIn(robin, password)).headers
      .getSetCookie()
      .filter((each) => each.includes('device='));
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    expect(cookie).toContain('Path=/auth;');
    expect(decodeURIComponent(cookie ?? '')).not.toContain('robin');
  });

  it('has ten guesses of its own, and then those of a stranger', async () => {
    const device = await deviceOf(robin);
    expect(await guess(10, robin, device)).toEqual(Array(10).fill(401));
    expect(await guess(10, robin, device)).toEqual(Array(10).fill(401));
    expect((await signIn(robin, password, device)).status).toBe(429);
    expect(await guess(1, robin)).toEqual([429]);
  });

  it('begins anew after a success', async () => {
    const device = await deviceOf(robin);
    await guess(9, robin, device);
    expect((await signIn(robin, password, device)).status).toBe(200);
    expect(await guess(10, robin, device)).toEqual(Array(10).fill(401));
    expect(
      (await app.pool.query("select 1 from rate_limits where key like 'account:%'")).rowCount,
    ).toBe(0);
  });

  it('does not multiply guesses: all devices of an account share a limit', async () => {
    const { count } = createAttemptCounter(app.pool);
    let allowed = 0;
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const wait = await count('/sign-in/email', {
        account: robin,
        deviceId: `device ${attempt % 20}`,
        addressGroup: `address ${attempt}`,
      });
      if (wait === null) allowed += 1;
    }
    // Fifty of known devices, and a stranger's ten.
    expect(allowed).toBe(60);
  });

  it('is a stranger’s for another account, and when its mark is not ours', async () => {
    const device = await deviceOf(robin);
    await lockOutStrangers(ada);
    expect((await signIn(ada, password, device)).status).toBe(429);
    const forged = device.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    await lockOutStrangers(robin);
    expect((await signIn(robin, password, forged)).status).toBe(429);
  });

  it('is known for several accounts, no matter who signed in last', async () => {
    const first = await deviceOf(robin);
    const both = await deviceOf(ada, first);
    await lockOutStrangers(robin);
    await lockOutStrangers(ada);
    expect((await signIn(robin, password, both)).status).toBe(200);
    expect((await signIn(ada, password, both)).status).toBe(200);
  });
});

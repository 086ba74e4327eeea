import { afterEach, describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { createVapidKeys } from '#features/notifications/lib/push/web-push-service.ts';
import { keyUses } from '#server/key-uses.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { allAtOnce } from '#tests/support/barrier.ts';
import { HttpBrowser } from '#tests/support/http-browser.ts';
import { mostBrowsers } from '../rules/limits.ts';
import { subscribe } from './commands/subscribe.ts';

const app = await sharedTestApp();
afterEach(() => app.db.deleteFrom('push_subscriptions').execute());

interface Listed {
  publicKey: string;
  subscriptions: { subscriptionId: string; device: string; isHere: boolean }[];
  [key: string]: unknown;
}

const path = '/api/me/push-subscriptions';
const browserOf = async (userId: UserId) => new HttpBrowser(app, await app.cookieOf(userId));
const listIn = async (browser: HttpBrowser) => (await browser.send<Listed>('GET', path)).answer;

let addresses = 0;
/** What a browser hands in: its address, its key and its secret. */
function address(endpoint?: string) {
  addresses += 1;
  const own = endpoint ?? `https://push.example/${addresses}`;
  return { endpoint: own, p256dh: createVapidKeys().publicKey, auth: 'a'.repeat(22) };
}
const add = (browser: HttpBrowser, body: object = address()) => browser.send('POST', path, body);

describe('a browser that is to show notifications', () => {
  it('is listed with its name, to its person alone, and without its address', async () => {
    const [client, other] = [await app.make.client(), await app.make.client()];
    const [browser, elsewhere] = [await browserOf(client), await browserOf(client)];
    const added = await add(browser);
    expect(added).toMatchObject({ status: 200, answer: { isHere: true } });
    expect(Object.keys(added.answer).sort()).toEqual([
      'addedAt',
      'device',
      'isHere',
      'subscriptionId',
    ]);
    expect((await listIn(browser)).subscriptions).toEqual([added.answer]);
    expect((await listIn(elsewhere)).subscriptions).toEqual([{ ...added.answer, isHere: false }]);
    expect((await listIn(await browserOf(other))).subscriptions).toEqual([]);
  });

  it('is one for each sign-in, however often it is turned on', async () => {
    const browser = await browserOf(await app.make.client());
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(browser)));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect((await listIn(browser)).subscriptions).toHaveLength(1);
  });

  it('shows those of the user who turned them on last', async () => {
    const [one, other] = [await app.make.client(), await app.make.client()];
    const shared = address();
    const first = await browserOf(one);
    const second = await browserOf(other);
    const before = await add(first, shared);
    const after = await add(second, shared);
    expect((await listIn(first)).subscriptions).toEqual([]);
    expect((await listIn(second)).subscriptions).toEqual([after.answer]);
    expect(after.answer.subscriptionId).not.toBe(before.answer.subscriptionId);
  });

  it('ends with its sign-in: by its own sign-out, from another device, or with all', async () => {
    const client = await app.make.client();
    const [kept, left] = [await browserOf(client), await browserOf(client)];
    await add(kept);
    await add(left);
    await kept.send('DELETE', '/api/me/sessions');
    expect((await listIn(kept)).subscriptions).toMatchObject([{ isHere: true }]);
    await app.db.deleteFrom('auth.sessions').where('user_id', '=', client).execute();
    const rows = await app.db.selectFrom('push_subscriptions').select('id').execute();
    expect(rows).toEqual([]);
  });

  it('is one of ten at most, also when twelve are turned on at once', async () => {
    const userId = await app.make.client();
    const browsers: HttpBrowser[] = [];
    for (let n = 0; n < mostBrowsers + 2; n += 1) browsers.push(await browserOf(userId));
    const sessions = await app.db
      .selectFrom('auth.sessions')
      .select('id')
      .where('user_id', '=', userId)
      .execute();
    const row = { table: 'profiles', key: 'user_id', value: userId } as const;
    const now = app.clock.now();
    const calls = sessions.map(({ id: sessionId }) => () => {
      const asked = { ...address(), userId, sessionId, device: 'Firefox on Linux', now };
      return app.services.write(async (tx) => {
        const added = await subscribe(tx, asked);
        return typeof added === 'string' ? added : 'added';
      });
    });
    const answers = (await allAtOnce(app, row, calls)).map((settled) =>
      settled.status === 'fulfilled' ? settled.value : settled.reason,
    );
    const added = answers.filter((answer) => answer === 'added');
    expect(added).toHaveLength(mostBrowsers);
    expect(answers.filter((answer) => answer === 'TOO_MANY_BROWSERS')).toHaveLength(2);
    const eleventh = await add(await browserOf(userId));
    expect(eleventh).toMatchObject({ status: 422, answer: { code: 'TOO_MANY_BROWSERS' } });
    // One of the ten takes its own place again.
    const statuses: number[] = [];
    for (const browser of browsers) {
      const { subscriptions } = await listIn(browser);
      if (subscriptions.some(({ isHere }) => isHere)) statuses.push((await add(browser)).status);
    }
    expect(statuses).toEqual(Array(mostBrowsers).fill(200));
  });

  it.each([
    'https://127.0.0.1/push',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/push',
    'https://localhost/push',
    'https://push.example:8443/push',
  ])('names no address beside ours: %s', async (endpoint) => {
    const answer = await add(await browserOf(await app.make.client()), address(endpoint));
    expect(answer).toMatchObject({ status: 422, answer: { code: 'ENDPOINT_REFUSED' } });
  });

  it.each([
    ['http', { endpoint: 'http://push.example/1' }],
    ['no key', { p256dh: 'short' }],
    ['a key that is no point', { p256dh: 'A'.repeat(87) }],
    ['no secret', { auth: '' }],
    ['more than is asked', { userId: 'a user' }],
  ])('is refused with %s', async (_, wrong) => {
    const answer = await add(await browserOf(await app.make.client()), { ...address(), ...wrong });
    expect(answer.status).toBe(400);
  });

  it('is removed by its person, and by no one else', async () => {
    const browser = await browserOf(await app.make.client());
    const { answer } = await add(browser);
    const row = `${path}/${String(answer.subscriptionId)}`;
    const stranger = await browserOf(await app.make.client());
    expect((await stranger.send('DELETE', row)).status).toBe(404);
    expect((await listIn(browser)).subscriptions).toHaveLength(1);
    expect((await browser.send('DELETE', row)).status).toBe(200);
    expect((await browser.send('DELETE', row)).status).toBe(404);
  });

  it('is none where no browser asks', async () => {
    const { pushSubscriptions } = await app.as(await app.make.client());
    await expect(pushSubscriptions.add(address())).rejects.toMatchObject({ code: 'NO_BROWSER' });
  });
});

describe('the key that browsers subscribe with', () => {
  it('is made once, however many ask first, and stored sealed', async () => {
    await app.db.deleteFrom('push_keys').execute();
    const client = await app.make.client();
    const { pushSubscriptions } = await app.as(client);
    const answers = await Promise.all(Array.from({ length: 10 }, () => pushSubscriptions.list()));
    const keys = new Set(answers.map(({ publicKey }) => publicKey));
    expect(keys.size).toBe(1);
    const stored = await app.db.selectFrom('push_keys').selectAll().executeTakeFirstOrThrow();
    expect(keys).toContain(stored.public_key);
    const opened = app.services.keys.decrypt(
      keyUses.pushKey,
      stored.public_key,
      stored.sealed_private_key,
    );
    expect(Buffer.from(opened, 'base64url')).toHaveLength(32);
    expect(stored.sealed_private_key).not.toContain(opened);
  });

  it('is another one, with all browsers to be turned on anew, where it cannot be opened', async () => {
    const browser = await browserOf(await app.make.client());
    await add(browser);
    const { publicKey } = await listIn(browser);
    await app.db
      .updateTable('push_keys')
      .set({ sealed_private_key: 'of another secret' })
      .execute();
    const after = await listIn(browser);
    expect(after.publicKey).not.toBe(publicKey);
    expect(after.subscriptions).toEqual([]);
    expect((await listIn(browser)).publicKey).toBe(after.publicKey);
  });
});

import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { PushRefused, PushUndelivered } from '#features/notifications/lib/push/push-service.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { suspend } from '#tests/support/conversation.ts';
import { HttpBrowser } from '#tests/support/http-browser.ts';
import { startPushEmulator } from '#tests/support/push-emulator.ts';
import { sendPush } from './commands/send-push.ts';

const emulator = await startPushEmulator();
afterAll(() => emulator.stop());
const app = await sharedTestApp({ pushService: emulator.service() });
beforeEach(() => {
  emulator.heard.length = 0;
  emulator.answer(201);
});

const path = '/api/me/push-subscriptions';

/** A browser in which this person is signed in and has turned notifications on. */
async function turnOn(userId: UserId, address = emulator.subscribe()) {
  const browser = new HttpBrowser(app, await app.cookieOf(userId));
  const { answer } = await browser.send('POST', path, address);
  return { browser, address, userId, subscriptionId: String(answer.subscriptionId) };
}

const turnedOn = async () => turnOn(await app.make.client());

const message = { body: 'There is news.', path: '/notifications', tag: 'news' };
const send = (
  to: { userId: UserId; subscriptionId: string },
  signal = new AbortController().signal,
) => sendPush(app.services, to, message, signal).catch((error: unknown) => error);

const subscriptionsOf = (userId: UserId) =>
  app.db.selectFrom('push_subscriptions').select('id').where('user_id', '=', userId).execute();

describe('a browser', () => {
  it('is sent the message, signed by the key that it subscribed with, to be kept for a day', async () => {
    const one = await turnedOn();
    await turnOn(one.userId);
    await send(one);
    expect(emulator.heard).toHaveLength(1);
    const listed = await one.browser.send('GET', path);
    expect(emulator.heard[0]).toMatchObject({
      path: new URL(one.address.endpoint).pathname,
      headers: { ttl: '86400', topic: 'news' },
      claims: { sub: `mailto:${app.services.seller.email}` },
      publicKey: listed.answer.publicKey,
    });
    expect(JSON.parse(emulator.heard[0]?.text ?? '')).toEqual(message);
  });

  it('is sent nothing after its sign-in has ended, while another still is', async () => {
    const left = await turnedOn();
    const kept = await turnOn(left.userId);
    await kept.browser.send('DELETE', '/api/me/sessions');
    await send(left);
    await send(kept);
    expect(emulator.heard.map(({ path }) => path)).toEqual([
      new URL(kept.address.endpoint).pathname,
    ]);
    expect(await subscriptionsOf(kept.userId)).toEqual([{ id: kept.subscriptionId }]);
  });

  it('is sent nothing once its sign-in has run out', async () => {
    const to = await turnedOn();
    await app.db
      .updateTable('auth.sessions')
      .set({ expires_at: new Date(app.clock.now().getTime() - 1000) })
      .where('user_id', '=', to.userId)
      .execute();
    expect(await send(to)).toBeUndefined();
    expect(emulator.heard).toEqual([]);
  });

  it('is sent nothing of an account on hold', async () => {
    const to = await turnedOn();
    await suspend(app, to.userId);
    expect(await send(to)).toBeUndefined();
    expect(emulator.heard).toEqual([]);
  });

  it('that another user has signed in to meanwhile is sent nothing that was meant for the first', async () => {
    const first = await turnedOn();
    await turnOn(await app.make.client(), first.address);
    expect(await send(first)).toBeUndefined();
    expect(emulator.heard).toEqual([]);
  });

  it('is sent nothing in the name of another user', async () => {
    const { subscriptionId } = await turnedOn();
    expect(await send({ userId: await app.make.client(), subscriptionId })).toBeUndefined();
    expect(emulator.heard).toEqual([]);
  });

  it.each([404, 410])('that takes none any more is forgotten (%s)', async (status) => {
    const to = await turnedOn();
    const other = await turnOn(to.userId);
    emulator.answer(status);
    expect(await send(to)).toBeUndefined();
    expect(emulator.heard).toHaveLength(1);
    expect(await subscriptionsOf(to.userId)).toEqual([{ id: other.subscriptionId }]);
  });

  it.each([
    [503, false],
    [429, false],
    [403, true],
    [413, true],
  ])('whose service answers %s stays; that it is not asked again is %s', async (status, isOver) => {
    const to = await turnedOn();
    emulator.answer(status);
    const failure = await send(to);
    expect(failure).toMatchObject({ message: `The push service answered ${status}.` });
    expect(failure).toBeInstanceOf(isOver ? PushRefused : PushUndelivered);
    expect(emulator.heard).toHaveLength(1);
    expect(await subscriptionsOf(to.userId)).toHaveLength(1);
  });

  it('is not asked where the sending is broken off', async () => {
    const to = await turnedOn();
    emulator.answer('never');
    expect(await send(to, AbortSignal.abort())).toMatchObject({
      cause: { name: 'AbortError' },
    });
    expect(emulator.heard).toEqual([]);
    expect(await subscriptionsOf(to.userId)).toHaveLength(1);
  });
});

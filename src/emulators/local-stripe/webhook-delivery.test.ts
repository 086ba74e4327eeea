import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sharedDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { orderFor, secretKey, startForTest } from './start-for-test.ts';

let stripe: Awaited<ReturnType<typeof startForTest>>;
const database = await sharedDatabase();
beforeEach(async () => {
  stripe = await startForTest(database.pool);
});
afterEach(() => stripe.close());

describe('webhooks', () => {
  it('come again, with growing pauses, until they are acknowledged', async () => {
    const { clock, deliver, receiver, subscribe } = stripe;
    await subscribe();
    receiver.answer = 503;
    expect(await deliver()).toHaveLength(4);
    expect(await deliver()).toHaveLength(0);
    clock.moveTo('2026-11-21T10:00:01Z');
    expect(await deliver()).toHaveLength(4);
    clock.moveTo('2026-11-21T10:00:02Z');
    expect(await deliver()).toHaveLength(0);
    receiver.answer = 200;
    clock.moveTo('2026-11-21T10:00:03Z');
    expect(await deliver()).toHaveLength(4);
    clock.moveTo('2026-11-22T10:00:00Z');
    expect(await deliver()).toHaveLength(0);
  });

  it('outlive a restart', async () => {
    const { receiver, subscribe } = stripe;
    await subscribe();
    const { close } = await stripe.restart().listen();
    await eventually(() => expect(receiver.received).toHaveLength(4));
    await close();
  });

  it('are delivered in the background while the server listens', async () => {
    const running = stripe.restart();
    const { apiBase, close } = await running.listen();
    const { receiver } = stripe;
    // Twice: the sender goes on looking when it has found nothing.
    for (const customer of ['first', 'second']) {
      receiver.received.length = 0;
      const customerId = await stripe.makeCustomer(customer);
      const { url } = await stripe.billing.createCheckout(orderFor(customerId), customer);
      const path = new URL(url).pathname.replace('/dev/stripe', '');
      await running.pages.request(path, {
        method: 'POST',
        body: new URLSearchParams({ action: 'confirm' }),
      });
      await eventually(() => expect(receiver.received).toHaveLength(4));
    }
    await close();
    await expect(fetch(apiBase)).rejects.toThrow();
  });

  it('are never given to two senders at once', async () => {
    const { receiver, restart, subscribe } = stripe;
    await subscribe();
    const senders = [restart(), restart(), restart()];
    const reports = await Promise.all(senders.map((sender) => sender.deliverPending()));
    expect(reports.reduce((sum, { delivered }) => sum + delivered, 0)).toBe(4);
    expect(receiver.received).toHaveLength(4);
  });

  it('can be looked up by their event’s id', async () => {
    await stripe.subscribe();
    const [event] = await stripe.deliver();
    const answer = await fetch(`${stripe.apiBase}/v1/events/${event?.id}`, {
      headers: { authorization: `Bearer ${secretKey}` },
    });
    expect(await answer.json()).toMatchObject({
      object: 'event',
      type: event?.type,
      pending_webhooks: 0,
    });
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sharedDatabase } from '#tests/support/database.ts';
import { createLocalStripe } from './local-stripe.ts';
import { startForTest } from './start-for-test.ts';

let stripe: Awaited<ReturnType<typeof startForTest>>;
const database = await sharedDatabase();
beforeEach(async () => {
  stripe = await startForTest(database.pool);
});
afterEach(() => stripe.close());

const idsOf = (received: readonly { body: string }[]): string[] =>
  received.map(({ body }) => JSON.parse(body).id);

describe('webhooks as Stripe sends them', () => {
  it('come more than once where that is set', async () => {
    await stripe.subscribe();
    await stripe.local.deliverPending({ copies: 3 });
    const ids = idsOf(stripe.receiver.received);
    expect(ids).toHaveLength(12);
    expect(new Set(ids).size).toBe(4);
  });

  it('come in another order where that is set, and all of them', async () => {
    await stripe.subscribe({ clientReference: 'one' });
    await stripe.local.deliverPending({ order: 'reversed' });
    const { rows } = await database.pool.query<{ id: string }>(
      'select event_id as id from local_stripe.deliveries join local_stripe.events on id = event_id order by position desc',
    );
    expect(idsOf(stripe.receiver.received)).toEqual(rows.map(({ id }) => id));
    await stripe.subscribe({ clientReference: 'two' });
    await stripe.local.deliverPending({ order: 'random' });
    expect(new Set(idsOf(stripe.receiver.received)).size).toBe(8);
  });

  it('are signed with both secrets while one is being replaced, then with the new one', async () => {
    const until = new Date(stripe.clock.now().getTime() + 1000);
    await stripe.local.rollWebhookSecret('whsec_next', until);
    await stripe.subscribe({ clientReference: 'rolled' });
    expect(await stripe.deliver()).toHaveLength(4);
    const [first] = stripe.receiver.received;
    expect(first?.signature.match(/v1=/g)).toHaveLength(2);
    stripe.clock.moveTo(until);
    await stripe.subscribe({ clientReference: 'after' });
    await expect(stripe.deliver()).rejects.toMatchObject({ reason: 'signature' });
  });
});

describe('a place where money could move', () => {
  it('has no local Stripe: it takes no live key', () => {
    const settings = {
      db: database.pool,
      webhookSecret: 'whsec_1',
      webhookUrl: 'http://127.0.0.1/hook',
      publicUrl: 'http://127.0.0.1',
      clock: stripe.clock,
    };
    expect(() => createLocalStripe({ ...settings, secretKey: 'sk_live_1' })).toThrow('no live key');
    expect(createLocalStripe({ ...settings, secretKey: 'sk_test_1' })).toHaveProperty('api');
  });
});

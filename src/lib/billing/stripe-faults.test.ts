import { afterAll, describe, expect, it } from 'vitest';
import {
  orderFor,
  secretKey,
  startForTest,
  webhookSecret,
} from '#emulators/local-stripe/start-for-test.ts';
import { sharedDatabase } from '#tests/support/database.ts';
import { faults, openFaultyWay, patienceFor } from '#tests/support/faulty-way.ts';
import type { Billing } from './billing.ts';
import { BillingUnavailable } from './errors.ts';
import { stripeBilling } from './stripe-billing.ts';

const database = await sharedDatabase();
const stripe = await startForTest(database.pool);
afterAll(() => stripe.close());
const way = await openFaultyWay(stripe.apiBase);
afterAll(() => way.close());

/** One thing that the product asks of Stripe, with what must be there once when it has been asked again. */
interface Asked {
  what: string;
  /** Makes what it is about, and answers how to ask for it with any client. */
  prepare(key: string): Promise<{
    ask: (billing: Billing) => Promise<unknown>;
    /** What has come of it, counted at Stripe. */
    count: () => Promise<unknown>;
    /** The count once it has been done. */
    once: unknown;
  }>;
}

const countOf = async (sql: string, value: string): Promise<number> => {
  const { rows } = await database.pool.query<{ n: number }>(
    `select count(*)::int as n from local_stripe.objects where ${sql}`,
    [value],
  );
  return rows[0]?.n ?? 0;
};
const subscribed = (key: string) => stripe.subscribe({ clientReference: key });

const asked: readonly Asked[] = [
  {
    what: 'a customer',
    prepare: async (key) => ({
      ask: (billing) =>
        billing.createCustomer({ userId: key, email: `${key}@demo.test`, name: key }, key),
      count: () => countOf("kind = 'customer' and body #>> '{metadata,user_id}' = $1", key),
      once: 1,
    }),
  },
  {
    what: 'a checkout',
    prepare: async (key) => {
      const customerId = await stripe.makeCustomer(key);
      return {
        ask: (billing) => billing.createCheckout(orderFor(customerId), key),
        count: () => countOf("kind = 'checkout.session' and customer_id = $1", customerId),
        once: 1,
      };
    },
  },
  {
    what: 'the end of a checkout',
    prepare: async (key) => {
      const customerId = await stripe.makeCustomer(key);
      const { sessionId } = await stripe.billing.createCheckout(orderFor(customerId), key);
      return {
        ask: (billing) => billing.expireCheckout(sessionId),
        count: async () => (await stripe.billing.fetchCheckout(sessionId)).status,
        once: 'expired',
      };
    },
  },
  {
    what: 'how a checkout stands, and which are open',
    prepare: async (key) => {
      const customerId = await stripe.makeCustomer(key);
      const { sessionId } = await stripe.billing.createCheckout(orderFor(customerId), key);
      return {
        ask: async (billing) => {
          await billing.fetchCheckout(sessionId);
          await billing.listOpenCheckouts(customerId);
        },
        count: () => countOf("kind = 'checkout.session' and customer_id = $1", customerId),
        once: 1,
      };
    },
  },
  {
    what: 'a credit',
    prepare: async (key) => {
      const customerId = await stripe.makeCustomer(key);
      const order = {
        customerId,
        amount: 75,
        currency: 'USD',
        description: 'Month',
        reference: key,
      };
      return {
        ask: (billing) => billing.creditCustomer(order),
        count: () =>
          countOf("kind = 'customer_balance_transaction' and customer_id = $1", customerId),
        once: 1,
      };
    },
  },
  {
    what: 'a credit that is taken back',
    prepare: async (key) => {
      const customerId = await stripe.makeCustomer(key);
      const order = {
        customerId,
        amount: 75,
        currency: 'USD',
        description: 'Month, taken back',
        reference: key,
      };
      return {
        ask: (billing) => billing.takeCreditBack(order),
        count: async () => {
          const { rows } = await database.pool.query(
            "select (body ->> 'amount')::int as amount from local_stripe.objects where kind = 'customer_balance_transaction' and customer_id = $1",
            [customerId],
          );
          return rows;
        },
        once: [{ amount: 7500 }],
      };
    },
  },
  {
    what: 'a portal',
    prepare: async (key) => {
      const customerId = await stripe.makeCustomer(key);
      return {
        ask: (billing) => billing.createPortalSession(customerId, 'http://127.0.0.1/back'),
        count: () => countOf("kind = 'charge' and customer_id = $1", customerId),
        once: 0,
      };
    },
  },
  {
    what: 'how subscriptions stand',
    prepare: async (key) => {
      const { customerId, subscriptionId } = await subscribed(key);
      return {
        ask: async (billing) => {
          await billing.fetchSubscription(subscriptionId);
          await billing.listSubscriptions(customerId);
        },
        count: () => countOf("kind = 'charge' and customer_id = $1", customerId),
        once: 1,
      };
    },
  },
  {
    what: 'which invoices there are, with what was given back of them',
    prepare: async (key) => {
      const { customerId, subscriptionId } = await subscribed(key);
      // Only then are there charges and payments to be asked for as well.
      await stripe.billing.refundSubscription(subscriptionId);
      return {
        ask: (billing) => billing.listInvoices(customerId),
        count: async () =>
          (await stripe.billing.listInvoices(customerId)).map(({ paid, refunded }) => [
            paid,
            refunded,
          ]),
        once: [[75, 75]],
      };
    },
  },
  {
    what: 'every subscription, and who was charged',
    prepare: async (key) => {
      const { customerId } = await subscribed(key);
      const since = new Date(stripe.clock.now().getTime() - 60_000);
      return {
        ask: async (billing) => {
          await Array.fromAsync(billing.listAllSubscriptions());
          await Array.fromAsync(billing.listCustomersChargedSince(since));
        },
        count: async () => {
          const subscriptions = await Array.fromAsync(stripe.billing.listAllSubscriptions());
          const charged = await Array.fromAsync(stripe.billing.listCustomersChargedSince(since));
          return [
            subscriptions.filter((each) => each.customerId === customerId).length,
            charged.filter((each) => each === customerId).length,
          ];
        },
        once: [1, 1],
      };
    },
  },
  {
    what: 'the end of a subscription',
    prepare: async (key) => {
      const { subscriptionId } = await subscribed(key);
      return {
        ask: (billing) => billing.cancelSubscription(subscriptionId),
        count: async () => (await stripe.billing.fetchSubscription(subscriptionId)).status,
        once: 'canceled',
      };
    },
  },
  {
    what: 'the end of a subscription with its period',
    prepare: async (key) => {
      const { subscriptionId } = await subscribed(key);
      return {
        ask: (billing) => billing.endSubscription(subscriptionId),
        count: async () =>
          (await stripe.billing.fetchSubscription(subscriptionId)).cancelAtPeriodEnd,
        once: true,
      };
    },
  },
  {
    what: 'a refund',
    prepare: async (key) => {
      const { customerId, subscriptionId } = await subscribed(key);
      return {
        ask: (billing) => billing.refundSubscription(subscriptionId),
        count: async () => {
          const { rows } = await database.pool.query(
            "select (body ->> 'amount_refunded')::int as back from local_stripe.objects where kind = 'charge' and customer_id = $1",
            [customerId],
          );
          return rows;
        },
        once: [{ back: 7500 }],
      };
    },
  },
];

/** What of the adapter the rows above have used. */
const used = new Set<string>();

/** The same adapter, and what is used of it is written down. */
const watched = (billing: Billing): Billing =>
  new Proxy(billing, {
    get(target, name, receiver) {
      used.add(String(name));
      return Reflect.get(target, name, receiver);
    },
  });

/** The requests that asking for this sends. */
async function requestsOf({ prepare }: Asked, key: string): Promise<string[]> {
  const { ask } = await prepare(key);
  way.seen.length = 0;
  const patient = stripeBilling({
    ...{ secretKey, apiBase: way.address },
    webhookSecrets: [webhookSecret],
  });
  await ask(watched(patient));
  return [...new Set(way.seen)];
}

describe.each(asked)('asking Stripe for $what', (one) => {
  it.each(faults)('is safe when Stripe is %s, at each of its requests', async (fault) => {
    const requests = await requestsOf(one, `${one.what} ${fault}`.replaceAll(' ', '-'));
    expect(requests.length).toBeGreaterThan(0);
    const impatient = stripeBilling({
      ...{ secretKey, webhookSecrets: [webhookSecret], apiBase: way.address },
      patience: patienceFor(fault),
    });
    for (const [at, name] of requests.entries()) {
      const key = `${one.what} ${fault} ${at}`.replaceAll(' ', '-');
      const { ask, count, once } = await one.prepare(key);
      way.break(fault, (request) => request === name);
      await expect(ask(impatient), `${name} ${fault}`).rejects.toBeInstanceOf(BillingUnavailable);
      way.repair();
      await ask(stripe.billing);
      await ask(stripe.billing);
      expect(await count(), `${name} ${fault}`).toEqual(once);
    }
  });
});

describe('the table of faults', () => {
  it('has every call that the adapter sends', () => {
    const sending = Object.keys(stripe.billing).filter((name) => name !== 'verifyWebhook');
    expect([...used].sort()).toEqual(sending.sort());
  });
});

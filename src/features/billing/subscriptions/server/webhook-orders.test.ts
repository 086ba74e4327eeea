import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import type { BillingInvoice, BillingSubscription } from '#lib/billing/billing.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { deliver } from '#tests/support/local-billing.ts';
import { rounds } from '#tests/support/rounds.ts';
import { syncSubscription } from './commands/sync-subscription.ts';

const app = await sharedTestApp();

const eventTypes = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
] as const;

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((first, at) =>
    permutations(items.toSpliced(at, 1)).map((rest) => [first, ...rest]),
  );
}

const day = 24 * 60 * 60 * 1000;
const inDays = (days: number): Date =>
  new Date(Math.floor(app.clock.now().getTime() / 1000) * 1000 + days * day);

/**
 * What the billing service answers after each of six changes: trial, payment, failure, recovery, refund, planned end.
 */
function course(customerId: string) {
  const began = inDays(-100);
  const subscription = (
    status: BillingSubscription['status'],
    change: Partial<BillingSubscription> = {},
  ): BillingSubscription => ({
    id: `sub_${customerId}`,
    createdAt: began,
    customerId,
    status,
    interval: 'month',
    currency: 'USD',
    amount: 75,
    currentPeriodStart: inDays(-10),
    currentPeriodEnd: inDays(20),
    trialEnd: inDays(-10),
    cancelAtPeriodEnd: false,
    metadata: {},
    ...change,
  });
  const invoice = (name: string, change: Partial<BillingInvoice>): BillingInvoice => ({
    id: `in_${name}_${customerId}`,
    number: name,
    status: 'paid',
    customerId,
    subscriptionId: `sub_${customerId}`,
    createdAt: inDays(-1),
    paidAt: inDays(-1),
    currency: 'USD',
    lines: [],
    subtotal: 75,
    tax: 0,
    isTaxIncluded: false,
    isReverseCharge: false,
    total: 75,
    credited: 0,
    paid: 75,
    refunded: 0,
    buyer: { name: '', email: '', address: [], taxIds: [] },
    documentUrl: undefined,
    ...change,
  });
  const trial = invoice('trial', {
    subtotal: 0,
    total: 0,
    paid: 0,
    createdAt: began,
    paidAt: began,
  });
  const first = invoice('first', {});
  const open = invoice('second', { status: 'open', paid: 0, paidAt: undefined });
  const second = invoice('second', {});
  const refunded = invoice('second', { refunded: 75 });
  return [
    { subscriptions: [subscription('trialing')], invoices: [trial] },
    { subscriptions: [subscription('active')], invoices: [first, trial] },
    { subscriptions: [subscription('past_due')], invoices: [open, first, trial] },
    { subscriptions: [subscription('active')], invoices: [second, first, trial] },
    { subscriptions: [subscription('active')], invoices: [refunded, first, trial] },
    {
      subscriptions: [subscription('active', { cancelAtPeriodEnd: true })],
      invoices: [refunded, first, trial],
    },
  ];
}

let count = 0;
async function newCustomer(): Promise<{ userId: UserId; customerId: string }> {
  count += 1;
  const userId = await app.make.consultant({ subscribed: false, profile: false });
  const customerId = `cus_order_${count}`;
  await app.db
    .insertInto('billing_customers')
    .values({ user_id: userId, customer_id: customerId })
    .execute();
  return { userId, customerId };
}

const eventOf = (type: string, customerId: string, id: string) => {
  const of = type.startsWith('checkout') || type.startsWith('customer') ? 'sub' : 'in';
  return {
    id: `evt_${id}`,
    object: 'event',
    type,
    created: Math.floor(app.clock.now().getTime() / 1000),
    data: {
      object: { id: `${of}_${id}`, customer: customerId, amount_paid: 7500, currency: 'usd' },
    },
  };
};

/** All that we keep of a person's billing, without ids and times of ours. */
async function stateOf(userId: UserId) {
  const { rows } = await app.pool.query(
    `select jsonb_build_object(
       'subscription', (select to_jsonb(s) - 'user_id' - 'subscription_id' from subscriptions s where s.user_id = $1),
       'invoices', (select jsonb_agg(jsonb_build_array(number, status, paid, refunded, total) order by number)
                      from invoices where user_id = $1),
       'trials', (select count(*) from trials where user_id = $1),
       'first', (select split_part(first_invoice_id, '_', 2) from billing_customers where user_id = $1),
       'returned', (select first_payment_returned_at from billing_customers where user_id = $1),
       'surplus', (select count(*) from surplus_subscriptions where user_id = $1),
       'events', (select jsonb_object_agg(name, n) from (
                   select name, count(*) as n from jobs.job
                    where data ->> 'userId' = $1::text group by name) as events),
       'mails', (select jsonb_agg(mail order by mail) from (
                   select data ->> 'mail' as mail from jobs.job
                    where name = 'mail-requested' and data #>> '{to,address}' =
                      (select email from auth.users where id = $1)) as mails)
     ) as state`,
    [userId],
  );
  return rows[0].state;
}

/** Delivers the six events in this order, each read again when the billing service has gone on by one change. */
async function walk(order: readonly string[]): Promise<unknown> {
  const { userId, customerId } = await newCustomer();
  const answers = course(customerId);
  for (const [at, type] of order.entries()) {
    const response = await deliver(app, eventOf(type, customerId, `${customerId}_${at}`));
    expect(response.status).toBe(200);
    const answer = answers[at];
    if (!answer) throw new Error('There are as many answers as events.');
    const billing = {
      ...app.services.billing,
      listSubscriptions: async () => answer.subscriptions,
      listInvoices: async () => answer.invoices,
    };
    await syncSubscription({ ...app.services, billing }, { userId, customerId });
  }
  return stateOf(userId);
}

describe('six events about one customer', () => {
  it('end in the same state, with the same mails and events, in every order', async () => {
    const orders = permutations(eventTypes);
    expect(orders).toHaveLength(720);
    // All of them by `npm run bench -- races`; among the tests every twentieth.
    const step = rounds(20, 1);
    const expected = await walk(eventTypes);
    expect(expected).toMatchObject({
      subscription: { status: 'active', cancel_at_period_end: true },
      invoices: [
        ['first', 'paid', 75_00, 0, 75_00],
        ['second', 'paid', 75_00, 75_00, 75_00],
        ['trial', 'paid', 0, 0, 0],
      ],
      trials: 1,
      first: 'first',
      returned: null,
      surplus: 0,
      events: { 'first-payment-received': 1, 'subscription-began': 1 },
      mails: [
        'payment-failed',
        'payment-receipt',
        'payment-receipt',
        'subscription-cancelled',
        'trial-started',
      ],
    });
    for (const [at, order] of orders.entries()) {
      if (at % step === 0) expect(await walk(order), order.join(', ')).toEqual(expected);
    }
  });
});

describe('one event that comes a hundred times', () => {
  it('acts once, at once and one after another', async () => {
    const { userId, customerId } = await newCustomer();
    const event = eventOf('invoice.paid', customerId, 'replayed');
    const atOnce = await Promise.all(Array.from({ length: 50 }, () => deliver(app, event)));
    for (let time = 0; time < 50; time += 1) atOnce.push(await deliver(app, event));
    expect(atOnce.map(({ status }) => status)).toEqual(Array(100).fill(200));
    const { rows } = await app.pool.query(
      "select count(*)::int as n from jobs.job where name = 'billing-event-received' and data ->> 'eventId' = $1",
      [event.id],
    );
    expect(rows).toEqual([{ n: 1 }]);
    expect(await stateOf(userId)).toMatchObject({ subscription: null, trials: 0 });
  });
});

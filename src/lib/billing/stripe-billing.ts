import type Stripe from 'stripe';
import type { Billing } from './billing.ts';
import { BillingUnavailable } from './errors.ts';
import { isPassingFault } from './passing-fault.ts';
import { findPortalSettings } from './set-up/portal.ts';
import { createCheckout, expireCheckout } from './stripe-checkouts.ts';
import { openStripe, type Patience } from './stripe-client.ts';
import { readStripeEvent } from './stripe-events.ts';
import { listInvoices } from './stripe-invoices.ts';
import { idOrNone, toBillingCheckout, toBillingSubscription } from './stripe-objects.ts';
import { giveCredit, payerOf, refundSubscription, takeCreditBack } from './stripe-refunds.ts';
import { openWebhook } from './webhook.ts';

export interface StripeSettings {
  secretKey: string;
  /** Several while one is replaced by another. */
  webhookSecrets: readonly string[];
  /** Another address than Stripe's own, for example of the local emulator. */
  apiBase?: string;
  /** Has Stripe find and collect the tax of each customer's place; without it, none is. */
  automaticTax?: boolean;
  patience?: Patience;
}

const listPageSize = 100;

/** Billing by Stripe, or by anything that speaks Stripe's protocol at `apiBase`. */
export function stripeBilling({
  secretKey,
  webhookSecrets,
  apiBase,
  automaticTax = false,
  patience,
}: StripeSettings): Billing {
  const stripe = openStripe({
    secretKey,
    ...(apiBase && { apiBase }),
    ...(patience && { patience }),
  });
  const isLive = isLiveKey(secretKey);

  return {
    createCustomer: ({ userId, email, name }, idempotencyKey) =>
      reaching(async () => {
        const customer = await stripe.customers.create(
          { email, name, metadata: { user_id: userId } },
          { idempotencyKey },
        );
        return { customerId: customer.id };
      }),

    createCheckout: (order, idempotencyKey) =>
      reaching(() => createCheckout(stripe, order, { idempotencyKey, automaticTax })),

    creditCustomer: (order) => reaching(() => giveCredit(stripe, order)),

    takeCreditBack: (order) => reaching(() => takeCreditBack(stripe, order)),

    createPortalSession: (customerId, returnUrl) =>
      reaching(async () => {
        const settings = await findPortalSettings(stripe);
        const session = await stripe.billingPortal.sessions.create({
          customer: customerId,
          return_url: returnUrl,
          ...(settings && { configuration: settings.id }),
        });
        return { url: session.url };
      }),

    fetchSubscription: (subscriptionId) =>
      reaching(async () =>
        toBillingSubscription(await stripe.subscriptions.retrieve(subscriptionId)),
      ),

    fetchCheckout: (sessionId) =>
      reaching(async () => toBillingCheckout(await stripe.checkout.sessions.retrieve(sessionId))),

    listOpenCheckouts: (customerId) =>
      reaching(async () => {
        const found: Stripe.Checkout.Session[] = [];
        const pages = stripe.checkout.sessions.list({
          customer: customerId,
          status: 'open',
          limit: listPageSize,
        });
        for await (const session of pages) found.push(session);
        return found.map(toBillingCheckout).filter(({ status }) => status === 'open');
      }),

    expireCheckout: (sessionId) => reaching(() => expireCheckout(stripe, sessionId)),

    cancelSubscription: (subscriptionId) =>
      reaching(async () => {
        const { status } = await stripe.subscriptions.retrieve(subscriptionId);
        const hasEnded = status === 'canceled' || status === 'incomplete_expired';
        if (!hasEnded) await stripe.subscriptions.cancel(subscriptionId);
      }),

    endSubscription: (subscriptionId) =>
      reaching(async () => {
        const { status, cancel_at_period_end: isEnding } =
          await stripe.subscriptions.retrieve(subscriptionId);
        const hasEnded = status === 'canceled' || status === 'incomplete_expired';
        if (hasEnded || isEnding) return;
        await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
      }),

    refundSubscription: (subscriptionId) =>
      reaching(() => refundSubscription(stripe, subscriptionId)),

    listSubscriptions: (customerId) =>
      reaching(async () => {
        const subscriptions: Stripe.Subscription[] = [];
        const pages = stripe.subscriptions.list({
          customer: customerId,
          status: 'all',
          limit: listPageSize,
        });
        for await (const subscription of pages) subscriptions.push(subscription);
        return subscriptions.map(toBillingSubscription);
      }),

    listInvoices: (customerId) => reaching(() => listInvoices(stripe, customerId)),

    async *listAllSubscriptions() {
      const pages = stripe.subscriptions.list({ status: 'all', limit: listPageSize });
      yield* reachingEach(pages, toBillingSubscription);
    },

    async *listCustomersChargedSince(since) {
      const lately = { created: { gte: toUnixSeconds(since) }, limit: listPageSize };
      const charges = stripe.charges.list(lately);
      for await (const customer of reachingEach(charges, (charge) => idOrNone(charge.customer))) {
        if (customer) yield customer;
      }
      // Money may go back long after it was charged.
      const refunds = stripe.refunds.list({ ...lately, expand: ['data.charge'] });
      for await (const customer of reachingEach(refunds, payerOf)) if (customer) yield customer;
    },

    verifyWebhook: (rawBody, signatureHeader, now) =>
      readStripeEvent(openWebhook(rawBody, signatureHeader, webhookSecrets, now), { isLive }),
  };
}

const toUnixSeconds = (time: Date): number => Math.floor(time.getTime() / 1000);

/** Keys say which of Stripe's two worlds they open; a restricted key begins with `rk_`. */
const isLiveKey = (secretKey: string): boolean => /^[sr]k_live_/.test(secretKey);

async function reaching<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (isPassingFault(error)) {
      throw new BillingUnavailable('The billing service is not available at the moment.', {
        cause: error,
      });
    }
    throw error;
  }
}

/** The same for a list that is fetched page by page while it is read. */
async function* reachingEach<Item, Read>(
  items: AsyncIterable<Item>,
  read: (item: Item) => Read,
): AsyncGenerator<Read> {
  const iterator = items[Symbol.asyncIterator]();
  for (;;) {
    const next = await reaching(() => iterator.next());
    if (next.done) return;
    yield read(next.value);
  }
}

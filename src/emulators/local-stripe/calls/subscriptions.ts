import type Stripe from 'stripe';
import { invalid, missing } from '../api-problem.ts';
import { methodFor } from '../billing/collection.ts';
import { charge, endSubscription } from '../billing/life.ts';
import { startSubscription } from '../billing/start-subscription.ts';
import { endTrial, switchPlan } from '../billing/switch-plan.ts';
import type { LocalPrice, LocalSubscription } from '../objects.ts';
import { attach, getPaymentMethod } from '../payments/payment-methods.ts';
import { itemOf, nextPeriodEnd, planEnd, withPeriod } from '../subscriptions.ts';
import type { Work } from '../work.ts';
import { type Calls, call, mergedMetadata, orBefore, orNull } from './call.ts';
import { createPrice, getPrice } from './catalogue.ts';
import { getLiving } from './customers.ts';

const daySeconds = 24 * 60 * 60;

export const subscriptionCalls: Calls = {
  'POST /v1/subscriptions': call<Stripe.SubscriptionCreateParams>(async (work, sent) => {
    const customer = await getLiving(work, sent.customer ?? '', 'customer');
    await work.keepTimeOf(customer.id);
    const items = await Promise.all((sent.items ?? []).map((item, at) => priceOf(work, item, at)));
    const [first] = items;
    if (!first) throw invalid('Missing required param: items.', 'items', 'parameter_missing');
    const method = sent.default_payment_method
      ? attach(
          work,
          await getPaymentMethod(work, sent.default_payment_method, 'default_payment_method'),
          customer.id,
        )
      : null;
    const isSent = sent.collection_method === 'send_invoice';
    const trialEnd = trialEndOf(work, sent);
    if (!isSent && trialEnd === null && sent.payment_behavior !== 'default_incomplete') {
      const known = method?.id ?? customer.invoice_settings?.default_payment_method;
      if (!known) throw noMethod();
    }
    const { subscription } = await startSubscription(work, {
      customer,
      items,
      currency: sent.currency ?? first.price.currency,
      description: orNull(sent.description),
      metadata: mergedMetadata({}, sent.metadata),
      trialEnd,
      missingMethod: missingMethodOf(sent.trial_settings?.end_behavior.missing_payment_method),
      paymentMethod: method,
      automaticTax: sent.automatic_tax?.enabled ?? false,
      cancelAtPeriodEnd: sent.cancel_at_period_end ?? false,
      paymentBehaviour: sent.payment_behavior ?? 'allow_incomplete',
      collectionMethod: isSent ? 'send_invoice' : 'charge_automatically',
      daysUntilDue: sent.days_until_due ?? null,
    });
    const isSoon = trialEnd !== null && trialEnd - work.seconds <= 3 * daySeconds;
    if (!isSoon) return subscription;
    const announced = work.change(subscription, { ...subscription, trial_end_announced: true });
    work.announce('customer.subscription.trial_will_end', announced);
    return announced;
  }),

  'POST /v1/subscriptions/{id}': call<Stripe.SubscriptionUpdateParams>(
    async (work, sent, { id = '' }) => {
      const found = await getLivingSubscription(work, id);
      await work.keepTimeOf(found.customer);
      const changed = await withChanges(work, found, sent);
      const [item] = sent.items ?? [];
      const switched = item?.price
        ? await switchPlan(work, changed, {
            price: await getPrice(work, item.price, 'items[0][price]'),
            quantity: item.quantity,
            itemId: item.id,
            prorations: prorationsOf(sent.proration_behavior),
            trial: 'continue_trial',
          })
        : changed;
      return sent.trial_end === 'now' ? endTrialAsSet(work, switched) : switched;
    },
  ),

  'DELETE /v1/subscriptions/{id}': call<Stripe.SubscriptionCancelParams>(
    async (work, sent, { id = '' }) => {
      const found = await work.get('subscription', id);
      if (found.status === 'canceled' || found.status === 'incomplete_expired') {
        throw missing('subscription', id);
      }
      await work.keepTimeOf(found.customer);
      const said = sent.cancellation_details;
      const subscription = said
        ? work.change(found, {
            ...found,
            cancellation_details: {
              comment: orNull(said.comment),
              feedback: orNull(said.feedback),
              feedback_option: null,
              reason: 'cancellation_requested',
            },
          })
        : found;
      endSubscription(work, subscription);
      return work.get('subscription', id);
    },
  ),

  'POST /v1/subscriptions/{id}/resume': call<Stripe.SubscriptionResumeParams>(
    async (work, _, { id = '' }) => {
      const paused = await work.get('subscription', id);
      if (paused.status !== 'paused') {
        throw invalid('Only paused subscriptions can be resumed.');
      }
      await work.keepTimeOf(paused.customer);
      const start = work.seconds;
      const period = { start, end: nextPeriodEnd(start, itemOf(paused).price, start) };
      const resumed = withPeriod(
        { ...paused, billing_cycle_anchor: start, status: 'active' },
        period,
      );
      const invoice = await charge(work, paused, resumed, 'subscription_update');
      const after = await work.get('subscription', id);
      if (invoice.status === 'paid') work.announce('customer.subscription.resumed', after);
      return after;
    },
  ),
};

const noMethod = () =>
  invalid(
    'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
    undefined,
    'resource_missing',
  );

async function priceOf(
  work: Work,
  item: Stripe.SubscriptionCreateParams.Item,
  at: number,
): Promise<{ price: LocalPrice; quantity: number }> {
  const quantity = item.quantity ?? 1;
  if (item.price_data) {
    const { product, ...data } = item.price_data;
    return { price: createPrice(work, product, data, ''), quantity };
  }
  return { price: await getPrice(work, item.price ?? '', `items[${at}][price]`), quantity };
}

function trialEndOf(
  work: Work,
  { trial_end: end, trial_period_days: days }: Stripe.SubscriptionCreateParams,
): number | null {
  if (end === 'now') return null;
  if (typeof end === 'number') {
    if (end <= work.seconds)
      throw invalid('The `trial_end` date has to be in the future.', 'trial_end');
    return end;
  }
  return days ? work.seconds + days * daySeconds : null;
}

const missingMethodOf = (sent: string | undefined): 'cancel' | 'create_invoice' | 'pause' =>
  sent === 'cancel' || sent === 'pause' ? sent : 'create_invoice';

export const prorationsOf = (
  sent: string | undefined,
): 'create_prorations' | 'always_invoice' | 'none' =>
  sent === 'always_invoice' || sent === 'none' ? sent : 'create_prorations';

async function getLivingSubscription(work: Work, id: string): Promise<LocalSubscription> {
  const subscription = await work.get('subscription', id);
  if (subscription.status === 'canceled') throw invalid('A canceled subscription is final.');
  return subscription;
}

async function withChanges(
  work: Work,
  before: LocalSubscription,
  sent: Stripe.SubscriptionUpdateParams,
): Promise<LocalSubscription> {
  const method = sent.default_payment_method
    ? attach(
        work,
        await getPaymentMethod(work, sent.default_payment_method, 'default_payment_method'),
        before.customer,
      )
    : null;
  const pause = sent.pause_collection;
  const cancelAt = sent.cancel_at;
  const after: LocalSubscription = {
    ...(sent.cancel_at_period_end === undefined
      ? before
      : planEnd(before, sent.cancel_at_period_end, work.at)),
    ...(cancelAt !== undefined && {
      cancel_at: typeof cancelAt === 'number' ? cancelAt : null,
      canceled_at: typeof cancelAt === 'number' ? work.seconds : null,
    }),
    description: orBefore(sent.description, before.description),
    metadata: mergedMetadata(before.metadata, sent.metadata),
    ...(method && { default_payment_method: method.id }),
    ...(pause !== undefined && {
      pause_collection: pause
        ? { behavior: behaviourOf(pause.behavior), resumes_at: pause.resumes_at ?? null }
        : null,
    }),
    ...(sent.automatic_tax && {
      automatic_tax: {
        disabled_reason: null,
        enabled: sent.automatic_tax.enabled,
        liability: sent.automatic_tax.enabled ? { type: 'self' } : null,
      },
    }),
    ...(typeof sent.trial_end === 'number' && movedTrial(before, sent.trial_end)),
  };
  return work.change(before, after, 'customer.subscription.updated');
}

const movedTrial = (before: LocalSubscription, trialEnd: number) => ({
  billing_cycle_anchor: trialEnd,
  items: withPeriod(before, {
    start: itemOf(before).current_period_start,
    end: trialEnd,
  }).items,
  status: 'trialing' as const,
  trial_end: trialEnd,
});

const behaviourOf = (sent: string): 'keep_as_draft' | 'mark_uncollectible' | 'void' =>
  sent === 'void' || sent === 'mark_uncollectible' ? sent : 'keep_as_draft';

/** A trial that ends without a payment method follows the setting from its start. */
async function endTrialAsSet(
  work: Work,
  subscription: LocalSubscription,
): Promise<LocalSubscription> {
  if (subscription.status !== 'trialing') return subscription;
  const method = await methodFor(work, {
    customer: subscription.customer,
    default_payment_method: subscription.default_payment_method ?? null,
    parent: null,
  });
  const set = subscription.trial_settings?.end_behavior.missing_payment_method;
  if (method || set === 'create_invoice' || !set) return endTrial(work, subscription);
  if (set === 'pause') {
    const paused: LocalSubscription = {
      ...subscription,
      status: 'paused',
      trial_end: work.seconds,
    };
    work.change(subscription, paused, 'customer.subscription.updated');
    work.announce('customer.subscription.paused', paused);
    return paused;
  }
  endSubscription(work, subscription, 'payment_failed');
  return work.get('subscription', subscription.id);
}

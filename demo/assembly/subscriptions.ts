import type { Insertable } from 'kysely';
import type {
  BillingCustomersTable,
  SubscriptionsTable,
  TrialsTable,
} from '#db/tables/subscriptions.ts';
import { paidInvoice, renamedInvoice } from '#emulators/local-stripe/invoices.ts';
import type {
  LocalCustomer,
  LocalInvoice,
  LocalObject,
  LocalSubscription,
} from '#emulators/local-stripe/objects.ts';
import { cardMethodOf } from '#emulators/local-stripe/payments/payment-methods.ts';
import { usualCard } from '#emulators/local-stripe/payments/test-cards.ts';
import { end, itemOf, planEnd, renew } from '#emulators/local-stripe/subscriptions.ts';
import { fromUnix, toUnix } from '#emulators/local-stripe/unix-time.ts';
import { listOf } from '#emulators/local-stripe/wire.ts';
import { minorUnits } from '#lib/money/minor-units.ts';
import { seededRandom } from '#lib/seeded-random.ts';
import type { DemoConsultant, DemoSubscription } from '../content/demo-consultant.ts';
import { placeOf } from '../content/places.ts';
import { daysBefore, hoursAfter } from './dates.ts';
import type { DemoRules } from './demo-rules.ts';
import type { DemoPerson } from './people.ts';

/** A subscription as we know it, and as the local Stripe does: asked again, it answers the same. */
export interface AssembledSubscription {
  /** From when until when the consultant could apply to projects. */
  from: Date;
  until: Date | null;
  trial: Insertable<TrialsTable>;
  customer: Insertable<BillingCustomersTable>;
  subscription: Insertable<SubscriptionsTable>;
  stripeObjects: LocalObject[];
}

/** The whole course of a consultant's subscription: trial, renewals, end. Null for those without one. */
export function assembleSubscription(
  consultant: DemoConsultant,
  person: DemoPerson,
  rules: DemoRules,
  now: Date,
): AssembledSubscription | null {
  const { standing, key } = consultant;
  if (typeof standing === 'string' || !person.approvedAt) return null;
  const wait = seededRandom(`subscription ${key}`).between(0.5, 14);
  const from = fromUnix(toUnix(hoursAfter(person.approvedAt, wait)));
  const { currency } = placeOf(consultant.city);
  const amount = rules.priceIn(standing.plan, currency);
  const started = startTrial({ consultant, person, from, amount, plan: standing.plan }, rules);
  const { subscription, invoices } = runUntilToday(started, standing, now);
  const item = itemOf(subscription);
  const firstPayment = invoices.find(({ amount_paid: paid }) => paid > 0);
  return {
    from,
    until: subscription.ended_at === null ? null : fromUnix(subscription.ended_at),
    trial: { user_id: person.id, began_at: from },
    customer: {
      user_id: person.id,
      customer_id: subscription.customer,
      first_paid_at: firstPayment ? fromUnix(firstPayment.created) : null,
      first_invoice_id: firstPayment?.id ?? null,
      synced_at: fromUnix(item.current_period_start),
      created_at: from,
    },
    subscription: {
      user_id: person.id,
      subscription_id: subscription.id,
      plan: standing.plan,
      status: subscription.status,
      currency,
      amount,
      current_period_start: fromUnix(item.current_period_start),
      current_period_end: fromUnix(item.current_period_end),
      trial_end: subscription.trial_end === null ? null : fromUnix(subscription.trial_end),
      cancel_at_period_end: subscription.cancel_at_period_end,
    },
    stripeObjects: [
      customerOf(person, subscription),
      cardOf(subscription),
      subscription,
      ...invoices,
    ],
  };
}

const customerOf = (person: DemoPerson, subscription: LocalSubscription): LocalCustomer => ({
  id: subscription.customer,
  object: 'customer',
  created: subscription.created,
  email: person.email,
  livemode: false,
  metadata: { user_id: person.id },
  name: `${person.firstName} ${person.lastName}`,
});

const cardOf = ({ customer, created }: LocalSubscription) =>
  cardMethodOf(usualCard, { id: cardIdOf(customer), created, customer });

const cardIdOf = (customer: string): string => customer.replace('cus_', 'pm_');

interface Order {
  consultant: DemoConsultant;
  person: DemoPerson;
  from: Date;
  amount: number;
  plan: DemoSubscription['plan'];
}

function startTrial({ consultant, person, from, amount, plan }: Order, rules: DemoRules) {
  const { key, city } = consultant;
  const id = `sub_demo_${key}`;
  const start = toUnix(from);
  const trialEnd = toUnix(rules.firstTrialEnd(from));
  const currency = placeOf(city).currency.toLowerCase();
  const { productName, interval } = rules.plans[plan];
  const subscription: LocalSubscription = {
    id,
    object: 'subscription',
    billing_cycle_anchor: trialEnd,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    collection_method: 'charge_automatically',
    created: start,
    currency,
    customer: `cus_demo_${key}`,
    default_payment_method: cardIdOf(`cus_demo_${key}`),
    description: productName,
    ended_at: null,
    items: listOf(`/v1/subscription_items?subscription=${id}`, [
      {
        id: `si_demo_${key}`,
        object: 'subscription_item',
        created: start,
        current_period_start: start,
        current_period_end: trialEnd,
        price: {
          id: `price_demo_${key}`,
          object: 'price',
          currency,
          product: `direct365_${plan}`,
          recurring: { interval, interval_count: 1 },
          type: 'recurring',
          unit_amount: minorUnits(amount, currency),
        },
        quantity: 1,
        subscription: id,
      },
    ]),
    latest_invoice: null,
    livemode: false,
    metadata: { user_id: person.id, plan },
    start_date: start,
    status: 'trialing',
    trial_end: trialEnd,
    trial_start: start,
  };
  const invoice = paidInvoice(subscription, 0, 'subscription_create', { start, end: trialEnd });
  return numbered(subscription, [], invoice);
}

const numberOf = (count: number): string => String(count).padStart(4, '0');

interface Course {
  subscription: LocalSubscription;
  invoices: LocalInvoice[];
}

/** The course with one invoice more, whose id follows from the subscription's. */
function numbered(
  subscription: LocalSubscription,
  before: readonly LocalInvoice[],
  invoice: LocalInvoice,
): Course {
  const id = `${subscription.id.replace('sub_', 'in_')}_${before.length + 1}`;
  return {
    subscription: { ...subscription, latest_invoice: id },
    invoices: [...before, renamedInvoice(invoice, id, `DEMO-${numberOf(before.length + 1)}`)],
  };
}

function runUntilToday(started: Course, standing: DemoSubscription, now: Date): Course {
  const { endedDaysAgo } = standing;
  const last = endedDaysAgo === undefined ? now : daysBefore(now, endedDaysAgo);
  let { subscription, invoices } = started;
  for (;;) {
    const renewed = renew(subscription);
    const isOver = endedDaysAgo === undefined ? subscription : renewed.subscription;
    if (itemOf(isOver).current_period_end > toUnix(last)) break;
    ({ subscription, invoices } = numbered(renewed.subscription, invoices, renewed.invoice));
  }
  return { subscription: ended(subscription, standing, now), invoices };
}

function ended(
  subscription: LocalSubscription,
  { isEnding, endedDaysAgo }: DemoSubscription,
  now: Date,
): LocalSubscription {
  if (isEnding) return planEnd(subscription, true, daysBefore(now, 3));
  if (endedDaysAgo === undefined) return subscription;
  const periodEnd = fromUnix(itemOf(subscription).current_period_end);
  return end(planEnd(subscription, true, daysBefore(periodEnd, 9)), periodEnd);
}

import { isDeepStrictEqual } from 'node:util';
import { toUserId, type UserId } from '#access/user.ts';
import type { BillingSubscription } from '#lib/billing/billing.ts';
import { RowFailures } from '#lib/jobs/row-failures.ts';
import { formatAnyMoney } from '#lib/money/format.ts';
import { fromMinorUnits } from '#lib/money/minor-units.ts';
import type { Services } from '#server/services.ts';
import { getBillingRecord, type StoredSubscription } from '../queries/billing-record.ts';
import { callBilling } from './call-billing.ts';
import { momentOf } from './subscription-news.ts';
import { syncSubscription, toStored } from './sync-subscription.ts';

/** What a comparison has found, and what it has come to. */
export interface Repair {
  userId: UserId;
  before: string;
  after: string;
}

export interface Comparison {
  repaired: Repair[];
  /** Customers with a subscription there whom no account here pays as. */
  unknownCustomers: string[];
  /** How many subscriptions of the billing service were looked at. */
  looked: number;
  /** Customers whose record could not be compared or repaired. */
  failures: RowFailures;
}

/** Webhooks are tried for three days; whatever was charged or given back in twice that time is looked at again. */
const chargesOfMs = 6 * 24 * 60 * 60 * 1000;

/**
 * Compares our state of all subscriptions with that of the billing service, and what was charged lately with the
 * invoices that we keep. Reads again whatever differs. It asks for lists, not for each person, and may run at any time.
 * Throws BillingUnavailable when there is no list; a customer that fails does not stop the others.
 */
export async function compareWithBilling(
  services: Services,
  signal?: AbortSignal,
): Promise<Comparison> {
  const { billing, clock, log } = services;
  const failures = new RowFailures(signal);
  const comparison: Comparison = { repaired: [], unknownCustomers: [], looked: 0, failures };
  const seen = new Set<string>();
  for await (const notified of billing.listAllSubscriptions()) {
    comparison.looked += 1;
    await failures.attempt(notified.customerId, async () => {
      const customer = await findCustomer(services, notified.customerId);
      if (!customer) {
        if (notified.status !== 'canceled') comparison.unknownCustomers.push(notified.customerId);
        return;
      }
      seen.add(notified.customerId);
      if (differs(customer, notified)) await repair(services, customer, comparison);
    });
  }
  const since = new Date(clock.now().getTime() - chargesOfMs);
  const charged = new Set<string>();
  for await (const customerId of billing.listCustomersChargedSince(since)) charged.add(customerId);
  for (const customerId of [...charged, ...(await listUnreported(services, seen))]) {
    await failures.attempt(customerId, async () => {
      const customer = await findCustomer(services, customerId);
      if (customer) await repair(services, customer, comparison);
    });
  }
  log.info(
    { looked: comparison.looked, repaired: comparison.repaired.length },
    'billing compared with the billing service',
  );
  return comparison;
}

interface Customer {
  userId: UserId;
  customerId: string;
  surplus: readonly string[];
  subscription: StoredSubscription | null;
}

async function findCustomer({ db }: Services, customerId: string): Promise<Customer | null> {
  const row = await db
    .selectFrom('billing_customers')
    .select('user_id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (!row) return null;
  const userId = toUserId(row.user_id);
  const surplus = await db
    .selectFrom('surplus_subscriptions')
    .select('subscription_id as id')
    .where('user_id', '=', userId)
    .execute();
  const { subscription } = await getBillingRecord(db, userId);
  return { userId, customerId, surplus: surplus.map(({ id }) => id), subscription };
}

/** Whether this subscription is news: the one on record in another state, or another one that is alive. */
function differs(customer: Customer, notified: BillingSubscription): boolean {
  const { subscription, surplus } = customer;
  if (surplus.includes(notified.id)) return false;
  if (notified.id === subscription?.id) return !isDeepStrictEqual(subscription, toStored(notified));
  return subscription === null || notified.status !== 'canceled';
}

/** Those whom we count as subscribers and the billing service did not tell of. */
async function listUnreported({ db }: Services, seen: ReadonlySet<string>): Promise<string[]> {
  const rows = await db
    .selectFrom('subscriptions as subscription')
    .innerJoin('billing_customers as customer', 'customer.user_id', 'subscription.user_id')
    .select('customer.customer_id as customerId')
    .where('subscription.status', 'not in', ['canceled', 'incomplete_expired'])
    .execute();
  return rows.map(({ customerId }) => customerId).filter((customerId) => !seen.has(customerId));
}

async function repair(
  services: Services,
  { userId, customerId }: Customer,
  comparison: Comparison,
): Promise<void> {
  const { db, billing, log } = services;
  const before = await findBilling(db, userId);
  await callBilling(log, () => syncSubscription({ ...services, billing }, { userId, customerId }));
  const after = await findBilling(db, userId);
  if (isDeepStrictEqual(before, after)) return;
  comparison.repaired.push({ userId, before: inWords(before), after: inWords(after) });
}

type Billing = Awaited<ReturnType<typeof findBilling>>;

/** All that counts of a person's billing. */
async function findBilling(db: Services['db'], userId: UserId) {
  const { subscription } = await getBillingRecord(db, userId);
  const invoices = await db
    .selectFrom('invoices')
    .select(({ fn }) => [
      'currency',
      fn.countAll<string>().as('count'),
      fn.sum<string>('paid').as('paid'),
      fn.sum<string>('refunded').as('refunded'),
    ])
    .where('user_id', '=', userId)
    .groupBy('currency')
    .orderBy('currency')
    .execute();
  const state = subscription && {
    plan: subscription.plan,
    status: subscription.status,
    until: subscription.currentPeriodEnd,
    ends: subscription.cancelAtPeriodEnd,
  };
  return { state, invoices };
}

/** The same in words for an admin. */
function inWords({ state, invoices }: Billing): string {
  const plan = state
    ? `${state.plan} ${state.status} until ${momentOf(state.until)}${state.ends ? ', then ends' : ''}`
    : 'no subscription';
  const bills = invoices.map(({ currency, count, paid, refunded }) => {
    const amount = (minor: string) =>
      formatAnyMoney(
        { amount: fromMinorUnits(Number(minor), currency), currency: currency.toUpperCase() },
        'en-US',
      );
    const isOne = Number(count) === 1;
    return `${count} ${isOne ? 'invoice' : 'invoices'}, paid ${amount(paid)}, refunded ${amount(refunded)}`;
  });
  return [plan, ...(bills.length > 0 ? bills : ['no invoices'])].join('; ');
}

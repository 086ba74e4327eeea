import { cardProblem, invalid } from '../api-problem.ts';
import { newId } from '../ids.ts';
import type {
  LocalCustomer,
  LocalInvoice,
  LocalPrice,
  LocalSubscription,
  LocalSubscriptionItem,
} from '../objects.ts';
import type { LocalPaymentMethod } from '../payment-objects.ts';
import { itemOf, nextPeriodEnd } from '../subscriptions.ts';
import { listOf } from '../wire.ts';
import type { Work } from '../work.ts';
import { type Collected, collectInvoice } from './collection.ts';
import { lineDescription, subscriptionLine } from './invoice-lines.ts';
import { draftInvoice, finalizeInvoice } from './invoices.ts';

export interface NewSubscription {
  customer: LocalCustomer;
  items: readonly { price: LocalPrice; quantity: number }[];
  currency: string;
  description: string | null;
  metadata: Record<string, string>;
  /** Unix seconds. */
  trialEnd: number | null;
  missingMethod?: 'cancel' | 'create_invoice' | 'pause';
  paymentMethod?: LocalPaymentMethod | null;
  automaticTax?: boolean;
  cancelAtPeriodEnd?: boolean;
  paymentBehaviour?: string;
  collectionMethod?: 'charge_automatically' | 'send_invoice';
  daysUntilDue?: number | null;
  /** That the customer has just proven to be who they are. */
  isAuthenticated?: boolean;
}

/** Starts a subscription: its first period, its first invoice, and the first payment. */
export async function startSubscription(
  work: Work,
  order: NewSubscription,
): Promise<{ subscription: LocalSubscription; collected: Collected }> {
  const id = newId('sub');
  const items = itemsOf(work, id, order);
  const first = fresh(work, id, order, items);
  work.create(first, 'customer.subscription.created');
  const invoice = await firstInvoice(work, first);
  const open = await finalizeInvoice(work, invoice);
  const collected = await collectFirst(work, open, order);
  const isPaid = collected.outcome === 'paid' || order.collectionMethod === 'send_invoice';
  if (!isPaid && order.paymentBehaviour === 'error_if_incomplete') {
    throw cardProblem(
      collected.payment?.last_payment_error ?? {
        type: 'card_error',
        code: 'card_declined',
        message: 'This customer has no attached payment source or default payment method.',
      },
    );
  }
  const unlessTrial = isPaid ? 'active' : 'incomplete';
  const status = first.status === 'trialing' ? 'trialing' : unlessTrial;
  const started: LocalSubscription = { ...first, latest_invoice: collected.invoice.id, status };
  work.change(first, started, status === 'active' ? 'customer.subscription.updated' : undefined);
  return { subscription: started, collected };
}

async function collectFirst(
  work: Work,
  invoice: LocalInvoice,
  { paymentMethod, isAuthenticated, paymentBehaviour, collectionMethod }: NewSubscription,
): Promise<Collected> {
  if (collectionMethod === 'send_invoice' && invoice.amount_due > 0) {
    return { invoice, outcome: 'no-method', payment: null };
  }
  const isLeft = paymentBehaviour === 'default_incomplete' && invoice.amount_due > 0;
  if (isLeft) return { invoice, outcome: 'no-method', payment: null };
  return collectInvoice(work, invoice, {
    ...(paymentMethod && { method: paymentMethod }),
    ...(isAuthenticated && { isAuthenticated }),
  });
}

function itemsOf(work: Work, id: string, order: NewSubscription): LocalSubscriptionItem[] {
  const start = work.seconds;
  return order.items.map(({ price, quantity }) => {
    if (!price.recurring) {
      throw invalid(
        'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
        'items[0][price]',
      );
    }
    return {
      id: newId('si', 14),
      object: 'subscription_item',
      created: start,
      current_period_end: order.trialEnd ?? nextPeriodEnd(start, price, start),
      current_period_start: start,
      metadata: {},
      price: inCurrency(price, order.currency),
      quantity,
      subscription: id,
    };
  });
}

/** Whether something can be paid for in this currency. */
export const isSoldIn = (price: LocalPrice, currency: string): boolean =>
  price.currency === currency || price.currency_options?.[currency] !== undefined;

/** A price with several currencies, in the one that is paid in. */
export function inCurrency(price: LocalPrice, currency: string): LocalPrice {
  if (price.currency === currency) return price;
  const option = price.currency_options?.[currency];
  if (!option) {
    throw invalid(
      `The price specified supports currencies of \`${[price.currency, ...Object.keys(price.currency_options ?? {})].join('`, `')}\`. This doesn't match the expected currency: \`${currency}\`.`,
      'currency',
    );
  }
  return {
    ...price,
    currency,
    unit_amount: option.unit_amount,
    unit_amount_decimal: option.unit_amount_decimal,
  };
}

function fresh(
  work: Work,
  id: string,
  order: NewSubscription,
  items: LocalSubscriptionItem[],
): LocalSubscription {
  const start = work.seconds;
  const { trialEnd, automaticTax = false } = order;
  const [item] = items;
  return {
    id,
    object: 'subscription',
    automatic_tax: {
      disabled_reason: null,
      enabled: automaticTax,
      liability: automaticTax ? { type: 'self' } : null,
    },
    billing_cycle_anchor: trialEnd ?? start,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    cancel_at: order.cancelAtPeriodEnd ? (item?.current_period_end ?? null) : null,
    cancel_at_period_end: order.cancelAtPeriodEnd ?? false,
    canceled_at: null,
    collection_method: order.collectionMethod ?? 'charge_automatically',
    created: start,
    currency: order.currency,
    customer: order.customer.id,
    days_until_due: order.daysUntilDue ?? null,
    default_payment_method: order.paymentMethod?.id ?? null,
    description: order.description,
    ended_at: null,
    items: listOf(`/v1/subscription_items?subscription=${id}`, items),
    latest_invoice: null,
    livemode: false,
    metadata: order.metadata,
    start_date: start,
    status: trialEnd === null ? 'incomplete' : 'trialing',
    test_clock: order.customer.test_clock ?? null,
    trial_end: trialEnd,
    trial_settings: {
      end_behavior: {
        billing_cycle_anchor: null,
        missing_payment_method: order.missingMethod ?? 'create_invoice',
      },
    },
    trial_start: trialEnd === null ? null : start,
  };
}

/** What a subscription costs in its present period; nothing, in a trial. */
export async function firstInvoice(
  work: Work,
  subscription: LocalSubscription,
): Promise<LocalInvoice> {
  const customer = await work.get('customer', subscription.customer, 'customer');
  const item = itemOf(subscription);
  const isTrial = subscription.status === 'trialing';
  const period = { start: item.current_period_start, end: item.current_period_end };
  return draftInvoice(work, {
    customer,
    currency: subscription.currency,
    subscription,
    lines: await periodLines(work, subscription, isTrial),
    reason: 'subscription_create',
    period,
    description: null,
    automaticTax: subscription.automatic_tax?.enabled ?? false,
    taxBehaviour: taxBehaviourOf(item.price),
    collectionMethod:
      subscription.collection_method === 'send_invoice' ? 'send_invoice' : 'charge_automatically',
    dueInDays: subscription.days_until_due ?? null,
  });
}

/** A line for each item and its present period. */
export async function periodLines(work: Work, subscription: LocalSubscription, isTrial: boolean) {
  return Promise.all(
    subscription.items.data.map(async (item) => {
      const product = await work.find('product', item.price.product);
      const name = product?.name ?? subscription.description ?? 'Plan';
      return subscriptionLine({
        subscription,
        item,
        amount: isTrial ? 0 : item.price.unit_amount * item.quantity,
        period: { start: item.current_period_start, end: item.current_period_end },
        description: lineDescription(name, item, isTrial),
      });
    }),
  );
}

/** Unless a price says otherwise, the tax is in it. */
export const taxBehaviourOf = ({
  tax_behavior: behaviour,
}: LocalPrice): 'exclusive' | 'inclusive' =>
  behaviour === 'exclusive' ? 'exclusive' : 'inclusive';

import { invalid } from '../api-problem.ts';
import type { LocalPrice, LocalSubscription, LocalSubscriptionItem } from '../objects.ts';
import { itemOf, nextPeriodEnd, withPeriod } from '../subscriptions.ts';
import type { Work } from '../work.ts';
import { subscriptionLine } from './invoice-lines.ts';
import { draftInvoice } from './invoices.ts';
import { charge, collectFor } from './life.ts';
import { inCurrency, taxBehaviourOf } from './start-subscription.ts';

export interface PlanSwitch {
  price: LocalPrice;
  quantity?: number | undefined;
  itemId?: string | undefined;
  prorations: 'create_prorations' | 'always_invoice' | 'none';
  /** What happens to a trial that is still running. */
  trial: 'continue_trial' | 'end_trial';
}

/** Moves a subscription to another price; what is left of the paid period is credited, and the new one charged for. */
export async function switchPlan(
  work: Work,
  before: LocalSubscription,
  order: PlanSwitch,
): Promise<LocalSubscription> {
  const item = order.itemId
    ? before.items.data.find(({ id }) => id === order.itemId)
    : itemOf(before);
  if (!item)
    throw invalid(
      `No such subscription item: '${order.itemId}'`,
      'items[0][id]',
      'resource_missing',
    );
  const price = inCurrency(order.price, before.currency);
  const switched: LocalSubscriptionItem = {
    ...item,
    price,
    quantity: order.quantity ?? item.quantity,
  };
  const after = withItem(before, switched);
  if (before.status === 'trialing') {
    if (order.trial === 'end_trial') return endTrial(work, before, after);
    return work.change(before, after, 'customer.subscription.updated');
  }
  const isSameInterval = item.price.recurring?.interval === price.recurring?.interval;
  if (isSameInterval && order.prorations !== 'always_invoice') {
    return work.change(before, after, 'customer.subscription.updated');
  }
  const start = work.seconds;
  const restarted = isSameInterval
    ? after
    : withPeriod(
        { ...after, billing_cycle_anchor: start },
        { start, end: nextPeriodEnd(start, price, start) },
      );
  await invoiceSwitch(work, { before, after: restarted, item, switched, order });
  return (await work.find('subscription', before.id)) ?? restarted;
}

const withItem = (
  subscription: LocalSubscription,
  item: LocalSubscriptionItem,
): LocalSubscription => ({
  ...subscription,
  items: {
    ...subscription.items,
    data: subscription.items.data.map((each) => (each.id === item.id ? item : each)),
  },
});

interface Switched {
  before: LocalSubscription;
  after: LocalSubscription;
  item: LocalSubscriptionItem;
  switched: LocalSubscriptionItem;
  order: PlanSwitch;
}

async function invoiceSwitch(
  work: Work,
  { before, after, item, switched, order }: Switched,
): Promise<void> {
  const customer = await work.get('customer', after.customer, 'customer');
  const period = {
    start: itemOf(after).current_period_start,
    end: itemOf(after).current_period_end,
  };
  const share =
    (item.current_period_end - work.seconds) /
    (item.current_period_end - item.current_period_start);
  const isSamePeriod = item.current_period_end === period.end;
  const part = isSamePeriod ? share : 1;
  const credit = Math.round(item.price.unit_amount * item.quantity * Math.max(share, 0));
  const cost = Math.round(switched.price.unit_amount * switched.quantity * part);
  const unused = { start: work.seconds, end: item.current_period_end };
  const lines = [
    ...(order.prorations === 'none'
      ? []
      : [
          subscriptionLine({
            subscription: after,
            item,
            amount: -credit,
            period: unused,
            description: 'Unused time on the previous plan',
            isProration: true,
          }),
        ]),
    subscriptionLine({
      subscription: after,
      item: switched,
      amount: cost,
      period,
      description: 'New plan',
      isProration: isSamePeriod,
    }),
  ];
  const draft = await draftInvoice(work, {
    customer,
    currency: after.currency,
    subscription: after,
    lines,
    reason: 'subscription_update',
    period,
    automaticTax: after.automatic_tax?.enabled ?? false,
    taxBehaviour: taxBehaviourOf(switched.price),
  });
  await collectFor(work, before, { ...after, latest_invoice: draft.id }, draft);
}

/** Ends a trial now: the first paid period begins. */
export async function endTrial(
  work: Work,
  before: LocalSubscription,
  after: LocalSubscription = before,
): Promise<LocalSubscription> {
  const start = work.seconds;
  const period = { start, end: nextPeriodEnd(start, itemOf(after).price, start) };
  const ended = withPeriod(
    { ...after, billing_cycle_anchor: start, status: 'active', trial_end: start },
    period,
  );
  await charge(work, before, ended, 'subscription_update');
  return (await work.find('subscription', before.id)) ?? ended;
}

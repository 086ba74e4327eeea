import { payFromBalance } from './balance.ts';
import { announce } from './events.ts';
import type { LocalSubscription } from './objects.ts';
import type { Change, Store, Stored } from './store.ts';
import { changeSubscription } from './subscription-change.ts';
import { end, isEnding, itemOf, renew } from './subscriptions.ts';
import { fromUnix } from './unix-time.ts';

const batchSize = 50;

/**
 * Lets time pass until `until`: trials end, periods renew and are paid, planned ends happen. A
 * subscription several periods behind goes through each of them. It may be ahead of `now`,
 * when the events are dated and sent. Returns how many changes were made.
 */
export async function advance(store: Store, until: Date, now: Date): Promise<number> {
  let changes = 0;
  for (;;) {
    const due = await store.listDueSubscriptions(until, batchSize);
    if (due.length === 0) return changes;
    for (const subscription of due) {
      // One that was overtaken comes again in the next batch if it is still due.
      const { customer, currency } = subscription.body;
      const balance = await store.balanceOf(customer, currency);
      if ((await store.commit(closePeriod(subscription, balance, now))) === 'done') changes += 1;
    }
  }
}

function closePeriod(stored: Stored<LocalSubscription>, balance: number, now: Date): Change {
  const { body } = stored;
  if (isEnding(body)) {
    const periodEnd = fromUnix(itemOf(body).current_period_end);
    return changeSubscription(stored, end(body, periodEnd), now);
  }
  const { subscription, invoice: sent } = renew(body);
  const { invoice, transactions } = payFromBalance(sent, balance, now);
  const change = changeSubscription(stored, subscription, now);
  return {
    ...change,
    create: [invoice, ...transactions],
    events: [...(change.events ?? []), announce('invoice.paid', invoice, now)],
  };
}

import { announce } from './events.ts';
import type { LocalSubscription } from './objects.ts';
import type { Change, Stored } from './store.ts';

/** The change that turns a subscription into what it is `after`, and tells webhook receivers. */
export function changeSubscription(
  { body: before, version }: Stored<LocalSubscription>,
  after: LocalSubscription,
  now: Date,
): Change {
  const event =
    after.status === 'canceled'
      ? announce('customer.subscription.deleted', after, now)
      : announce('customer.subscription.updated', after, now, differences(before, after));
  return { at: now, replace: { body: after, version }, events: [event] };
}

/** The earlier values of what is different now. */
function differences(before: LocalSubscription, after: LocalSubscription): Record<string, unknown> {
  const now = new Map<string, unknown>(Object.entries(after));
  return Object.fromEntries(
    Object.entries(before).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(now.get(name)),
    ),
  );
}

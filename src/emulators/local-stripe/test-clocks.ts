import type { Account } from './account.ts';
import { advance } from './billing-cycle.ts';
import { newId } from './ids.ts';
import type { LocalTestClock } from './objects.ts';
import type { Store } from './store.ts';
import { fromUnix, toUnix } from './unix-time.ts';
import { carryOut } from './work.ts';

const atATime = 50;

/** Lets all that is on test clocks which were set forward happen, and says when each has arrived. */
export async function advanceTestClocks(store: Store, account: Account, now: Date): Promise<void> {
  const clocks = await store.list('test_helpers.test_clock', {
    statuses: ['advancing'],
    limit: atATime,
  });
  for (const { body: clock } of clocks) {
    const target = clock.status_details.advancing?.target_frozen_time ?? clock.frozen_time;
    await advance(store, { account, until: fromUnix(target), now, testClock: clock.id });
    await carryOut(store, { account, now }, async (work) => {
      const found = await work.get('test_helpers.test_clock', clock.id);
      const arrived: LocalTestClock = {
        ...found,
        frozen_time: target,
        status: 'ready',
        status_details: {},
      };
      return work.change(found, arrived, 'test_helpers.test_clock.ready');
    });
  }
}

const all = 100;

/**
 * Lets time pass for one customer alone, until `until`: from then on they live by a test clock of theirs. Stripe allows
 * that only for customers who are made with one.
 */
export async function letTimePass(
  store: Store,
  account: Account,
  { customerId, until, now }: { customerId: string; until: Date; now: Date },
): Promise<void> {
  await carryOut(store, { account, now }, async (work) => {
    const customer = await work.get('customer', customerId);
    const known = customer.test_clock
      ? await work.find('test_helpers.test_clock', customer.test_clock)
      : null;
    const clock =
      known ??
      work.create({
        id: newId('clock'),
        object: 'test_helpers.test_clock' as const,
        created: toUnix(now),
        deletes_after: toUnix(now),
        frozen_time: toUnix(now),
        livemode: false,
        name: customer.name ?? null,
        status: 'ready' as const,
        status_details: {},
      });
    const advancing: LocalTestClock = {
      ...clock,
      status: 'advancing',
      status_details: {
        advancing: { target_frozen_time: Math.max(toUnix(until), clock.frozen_time) },
      },
    };
    work.change(clock, advancing, 'test_helpers.test_clock.advancing');
    if (known) return;
    const theirs = { customerId, limit: all };
    work.change(customer, { ...customer, test_clock: clock.id });
    for (const each of await work.list('subscription', theirs))
      work.change(each, { ...each, test_clock: clock.id });
    for (const each of await work.list('invoice', theirs))
      work.change(each, { ...each, test_clock: clock.id });
  });
  await advanceTestClocks(store, account, now);
}

/** What time it is for a customer. */
export async function timeOf(store: Store, customerId: string, now: Date): Promise<Date> {
  const customer = await store.find('customer', customerId);
  const clockId = customer?.body.test_clock;
  const clock = clockId ? await store.find('test_helpers.test_clock', clockId) : null;
  return clock ? fromUnix(clock.body.frozen_time) : now;
}

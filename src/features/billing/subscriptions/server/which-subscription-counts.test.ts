import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import type { BillingStatus, BillingSubscription } from '#lib/billing/billing.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { syncSubscription } from './commands/sync-subscription.ts';
import { getBillingRecord } from './queries/billing-record.ts';

const app = await sharedTestApp();

const day = 24 * 60 * 60 * 1000;
const inDays = (days: number): Date => new Date(app.clock.now().getTime() + days * day);

let count = 0;
/** A consultant who is a customer, and has no subscription that we know of. */
async function newCustomer(): Promise<{ userId: UserId; customerId: string }> {
  count += 1;
  const userId = await app.make.consultant({ subscribed: false });
  const customerId = `cus_counts_${count}`;
  await app.db
    .insertInto('billing_customers')
    .values({ user_id: userId, customer_id: customerId })
    .execute();
  return { userId, customerId };
}

interface Told {
  name: string;
  status: BillingStatus;
  /** In days from now. */
  endsIn: number;
  cancelAtPeriodEnd?: boolean;
  /** Days ago; left out, the later it is told of the longer ago. */
  startedAgo?: number;
}

/** Which one is stored when the billing service tells of these, newest first. */
async function storedOf(
  person: { userId: UserId; customerId: string },
  newestFirst: readonly Told[],
): Promise<string | undefined> {
  const { userId, customerId } = person;
  const subscriptions = newestFirst.map(
    (
      { name, status, endsIn, cancelAtPeriodEnd = false, startedAgo },
      place,
    ): BillingSubscription => ({
      id: `sub_${name}_${userId}`,
      createdAt: inDays(-(startedAgo ?? place + 1)),
      customerId,
      status,
      interval: 'month',
      currency: 'USD',
      amount: 75,
      currentPeriodStart: inDays(Math.min(endsIn, -1)),
      currentPeriodEnd: inDays(endsIn),
      trialEnd: undefined,
      cancelAtPeriodEnd,
      metadata: {},
    }),
  );
  const listSubscriptions = async () => subscriptions;
  const billing = { ...app.services.billing, listSubscriptions };
  await syncSubscription({ ...app.services, billing }, { userId, customerId });
  const { subscription } = await getBillingRecord(app.db, userId);
  return subscription?.id.split('_')[1];
}

describe('of several subscriptions', () => {
  it.each<[string, string, Told[]]>([
    [
      'the one that gives rights, though a newer one has ended',
      'living',
      [
        { name: 'ended', status: 'canceled', endsIn: 300 },
        { name: 'living', status: 'active', endsIn: 10 },
      ],
    ],
    [
      'the one that gives rights, though an older one would have lasted longer',
      'living',
      [
        { name: 'living', status: 'trialing', endsIn: 10 },
        { name: 'ended', status: 'canceled', endsIn: 300 },
      ],
    ],
    [
      'one whose payment is tried again, rather than one that was never paid',
      'overdue',
      [
        { name: 'unpaid', status: 'incomplete', endsIn: 30 },
        { name: 'overdue', status: 'past_due', endsIn: 1 },
      ],
    ],
    [
      'one that waits for news of its renewal, rather than a newer one that has ended',
      'waiting',
      [
        { name: 'ended', status: 'canceled', endsIn: 10 },
        { name: 'waiting', status: 'active', endsIn: -2 },
      ],
    ],
    [
      'the newest, when none gives rights any more',
      'newest',
      [
        { name: 'newest', status: 'canceled', endsIn: -30 },
        { name: 'older', status: 'unpaid', endsIn: -1 },
      ],
    ],
    [
      'the newest, when the only living one was to be renewed too long ago',
      'newest',
      [
        { name: 'newest', status: 'canceled', endsIn: -30 },
        { name: 'silent', status: 'active', endsIn: -3 },
      ],
    ],
    [
      'the newest, when the only living one was cancelled and is over today',
      'newest',
      [
        { name: 'newest', status: 'canceled', endsIn: -30 },
        { name: 'over', status: 'active', endsIn: 0, cancelAtPeriodEnd: true },
      ],
    ],
  ])('%s counts', async (_, expected, newestFirst) => {
    expect(await storedOf(await newCustomer(), newestFirst)).toBe(expected);
  });

  it('that all give rights, the first counts, and the others are too many', async () => {
    const person = await newCustomer();
    const notified: Told[] = [
      { name: 'third', status: 'active', endsIn: 300 },
      { name: 'second', status: 'active', endsIn: 30 },
      { name: 'first', status: 'active', endsIn: 10 },
    ];
    expect(await storedOf(person, notified)).toBe('first');
    const rows = await app.db
      .selectFrom('surplus_subscriptions')
      .select('subscription_id')
      .where('user_id', '=', person.userId)
      .orderBy('subscription_id')
      .execute();
    expect(rows.map(({ subscription_id: id }) => id.split('_')[1])).toEqual(['second', 'third']);
  });

  it('that began at the same moment, the same one counts in whatever order they arrive', async () => {
    const one: Told = { name: 'a', status: 'active', endsIn: 30, startedAgo: 1 };
    const other: Told = { ...one, name: 'b' };
    expect(await storedOf(await newCustomer(), [one, other])).toBe('a');
    expect(await storedOf(await newCustomer(), [other, one])).toBe('a');
  });

  it('that all give rights, the one we know counts, though it is not the first', async () => {
    const person = await newCustomer();
    const known: Told = { name: 'known', status: 'active', endsIn: 10 };
    expect(await storedOf(person, [known])).toBe('known');
    const notified: Told[] = [known, { name: 'older', status: 'active', endsIn: 300 }];
    expect(await storedOf(person, notified)).toBe('known');
  });

  it('one that was too many never counts again, though the first has ended', async () => {
    const person = await newCustomer();
    const second: Told = { name: 'second', status: 'active', endsIn: 300 };
    const first: Told = { name: 'first', status: 'active', endsIn: 10 };
    expect(await storedOf(person, [second, first])).toBe('first');
    expect(await storedOf(person, [second, { ...first, status: 'canceled' }])).toBe('first');
  });

  it('none is stored when the billing service knows none', async () => {
    expect(await storedOf(await newCustomer(), [])).toBeUndefined();
  });
});

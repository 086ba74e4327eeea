import { describe, expect, it } from 'vitest';
import { newsOf } from './commands/subscription-news.ts';
import type { StoredSubscription } from './queries/billing-record.ts';

const active: StoredSubscription = {
  id: 'sub_one',
  plan: 'monthly',
  status: 'active',
  amount: 75,
  currency: 'USD',
  currentPeriodStart: new Date('2026-11-21T12:00:00Z'),
  currentPeriodEnd: new Date('2026-12-21T12:00:00Z'),
  trialEnd: null,
  cancelAtPeriodEnd: false,
};
const trialing = { ...active, status: 'trialing' };
const pastDue = { ...active, status: 'past_due' };
const unpaid = { ...active, status: 'unpaid' };
const ended = { ...active, status: 'canceled' };
const cancelled = { ...active, cancelAtPeriodEnd: true };
const another = { ...active, id: 'sub_two' };

const kindsOf = (...args: Parameters<typeof newsOf>) => newsOf(...args).map(({ kind }) => kind);

describe('what a subscriber is told', () => {
  it.each([
    ['a first trial', null, trialing, ['started']],
    ['a first subscription whose payment failed', null, pastDue, ['started', 'payment-failed']],
    ['a first one that is to end already', null, cancelled, ['started', 'cancelled']],
    ['the end of the trial', trialing, active, []],
    ['a renewal', active, active, []],
    ['a failed payment', active, pastDue, ['payment-failed']],
    ['the same failed payment', pastDue, pastDue, []],
    ['the payment after all', pastDue, active, []],
    ['a cancellation', active, cancelled, ['cancelled']],
    ['the same cancellation', cancelled, cancelled, []],
    ['a cancellation that is taken back', cancelled, active, []],
    ['a subscription that was never paid', null, unpaid, []],
    ['the end', active, ended, ['ended']],
    ['the same end', ended, ended, []],
    ['a payment that is given up', pastDue, unpaid, ['on-hold']],
    ['the end of what was on hold', unpaid, ended, []],
    ['a new start of an ended one', unpaid, active, ['started']],
    ['another one', pastDue, { ...another, status: 'past_due' }, ['started', 'payment-failed']],
    [
      'another one that is to end',
      cancelled,
      { ...another, cancelAtPeriodEnd: true },
      ['started', 'cancelled'],
    ],
  ] as const)('of %s', (_what, before, after, kinds) => {
    expect(kindsOf(before, after)).toEqual(kinds);
  });

  it('is about the state that is new, or about the one that has ended', () => {
    expect(newsOf(active, pastDue)).toEqual([{ kind: 'payment-failed', subscription: pastDue }]);
    expect(newsOf(active, { ...another, status: 'canceled' })).toEqual([
      { kind: 'ended', subscription: active },
    ]);
  });
});

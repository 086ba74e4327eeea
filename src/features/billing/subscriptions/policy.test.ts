import { expect, it } from 'vitest';
import { mayManageSubscription, maySubscribe, mustMend } from './policy.ts';
import { isSubscribed, statusMeanings } from './rules/rights.ts';

const now = new Date('2026-11-21T12:00:00Z');
const state = (status: string, currentPeriodEnd: string) => ({
  status,
  currentPeriodStart: new Date('2026-11-20T12:00:00Z'),
  currentPeriodEnd: new Date(currentPeriodEnd),
  cancelAtPeriodEnd: true,
});
const living = state('active', '2026-12-21T12:00:00Z');
const ended = state('canceled', '2026-10-21T12:00:00Z');

it('lets those subscribe who have no rights, or have them no more', () => {
  expect(maySubscribe(null, now)).toBe(true);
  expect(maySubscribe(ended, now)).toBe(true);
  expect(maySubscribe(living, now)).toBe(false);
  expect(maySubscribe(living, living.currentPeriodEnd)).toBe(true);
});

it('lets those manage a subscription who ever had one', () => {
  expect([living, ended, null].map(mayManageSubscription)).toEqual([true, true, false]);
});

it.each([
  // status, subscribed, may start a checkout, is to be mended
  ['trialing', true, false, false],
  ['active', true, false, false],
  ['past_due', true, false, false],
  ['unpaid', false, false, true],
  ['paused', false, false, true],
  ['incomplete', false, false, true],
  ['incomplete_expired', false, true, false],
  ['canceled', false, true, false],
  ['unknown', false, false, true],
] as const)('lets a user whose subscription is %s …', (status, subscribed, buys, mends) => {
  const own = state(status, '2026-12-21T12:00:00Z');
  expect([isSubscribed(own, now), maySubscribe(own, now), mustMend(own, now)]).toEqual([
    subscribed,
    buys,
    mends,
  ]);
});

it('has an answer for every status there is', () => {
  expect(Object.keys(statusMeanings)).toHaveLength(9);
  expect(mustMend(state('newer than this code', '2026-12-21T12:00:00Z'), now)).toBe(true);
});

it('asks for a mended payment, and sells nothing, once the days of grace are over', () => {
  const overdue = { ...state('past_due', '2026-12-20T12:00:00Z'), cancelAtPeriodEnd: false };
  const lastMoment = new Date('2026-12-04T11:59:59.999Z');
  const over = new Date('2026-12-04T12:00:00Z');
  expect([isSubscribed(overdue, lastMoment), mustMend(overdue, lastMoment)]).toEqual([true, false]);
  expect([isSubscribed(overdue, over), mustMend(overdue, over)]).toEqual([false, true]);
  expect(maySubscribe(overdue, over)).toBe(false);
});

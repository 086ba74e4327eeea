import { expect, it } from 'vitest';
import { mayManageSubscription, maySubscribe } from './policy.ts';

const now = new Date('2026-11-21T12:00:00Z');
const state = (status: string, currentPeriodEnd: string) => ({
  status,
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

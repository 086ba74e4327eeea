import { describe, expect, it } from 'vitest';
import { toUserId } from '#access/user.ts';
import type { BillingStatus } from '#lib/billing/billing.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { isSubscribed as isSubscribedByRule } from '../rules/rights.ts';
import { isSubscribed, rightsAt, subscribedUsers } from './queries/subscribed-users.ts';

const statuses: BillingStatus[] = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
  'incomplete',
  'incomplete_expired',
  'canceled',
  'unknown',
];
const hour = 60 * 60 * 1000;
const now = new Date('2027-03-28T00:30:00.000Z');
const endsInHours = [-72, -71, 0, 1];
const beganDaysAgo = [13.9, 14];

const states = statuses.flatMap((status) =>
  [true, false].flatMap((cancelAtPeriodEnd) =>
    endsInHours.flatMap((ends) =>
      beganDaysAgo.map((days) => ({
        status,
        cancelAtPeriodEnd,
        currentPeriodStart: new Date(now.getTime() - days * 24 * hour),
        currentPeriodEnd: new Date(now.getTime() + ends * hour),
      })),
    ),
  ),
);

const app = await sharedTestApp();

describe('being subscribed', () => {
  it('is the same in the database as by the rules, for every state', async () => {
    const expected: string[] = [];
    for (const state of states) {
      const userId = await app.make.consultant({ subscribed: true, profile: false });
      await app.db
        .updateTable('subscriptions')
        .set({
          status: state.status,
          cancel_at_period_end: state.cancelAtPeriodEnd,
          current_period_start: state.currentPeriodStart,
          current_period_end: state.currentPeriodEnd,
        })
        .where('user_id', '=', userId)
        .execute();
      if (isSubscribedByRule(state, now)) expected.push(userId);
      expect(await isSubscribed(app.db, userId, now)).toBe(isSubscribedByRule(state, now));
    }
    const listed = await subscribedUsers(app.db, rightsAt(now)).execute();
    expect(listed.map(({ user_id }) => user_id).sort()).toEqual(expected.sort());
    expect(expected.length).toBeGreaterThan(5);
    expect(expected.length).toBeLessThan(states.length / 2);
  });

  it('needs a verified state', async () => {
    const consultant = await app.make.consultant({ subscribed: false });
    expect(await isSubscribed(app.db, consultant, now)).toBe(false);
    const unknownUser = toUserId('00000000-0000-4000-8000-000000000000');
    expect(await isSubscribed(app.db, unknownUser, now)).toBe(false);
  });
});

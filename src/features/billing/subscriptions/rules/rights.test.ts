import { describe, expect, it } from 'vitest';
import { isSubscribed, type SubscriptionState, subscribedUntil } from './rights.ts';

const at = (time: string): Date => new Date(time);

describe('being subscribed', () => {
  const end = at('2027-02-28T12:00:00Z');
  const renewing = (status: string): SubscriptionState => ({
    status,
    currentPeriodStart: at('2027-01-28T12:00:00Z'),
    currentPeriodEnd: end,
    cancelAtPeriodEnd: false,
  });
  const ending = (status: string): SubscriptionState => ({
    ...renewing(status),
    cancelAtPeriodEnd: true,
  });
  const during = at('2027-02-01T00:00:00Z');

  it.each(['active', 'trialing', 'past_due'])('is so while %s', (status) => {
    expect(isSubscribed(renewing(status), during)).toBe(true);
  });

  it.each(['unpaid', 'canceled', 'incomplete', 'incomplete_expired', 'paused', 'unknown', ''])(
    'is not so while "%s"',
    (status) => {
      expect(isSubscribed(renewing(status), during)).toBe(false);
    },
  );

  it('is not so without a verified state', () => {
    expect(isSubscribed(null, during)).toBe(false);
  });

  it('ends with the period when it was cancelled', () => {
    expect(isSubscribed(ending('active'), at('2027-02-28T11:59:59.999Z'))).toBe(true);
    expect(isSubscribed(ending('active'), end)).toBe(false);
  });

  it('lasts two weeks into a period whose payment fails, and no longer than a cancelled one', () => {
    expect(isSubscribed(renewing('past_due'), at('2027-02-11T11:59:59.999Z'))).toBe(true);
    expect(isSubscribed(renewing('past_due'), at('2027-02-11T12:00:00Z'))).toBe(false);
    const short = { ...ending('past_due'), currentPeriodEnd: at('2027-02-02T00:00:00Z') };
    expect(subscribedUntil(short)).toEqual(short.currentPeriodEnd);
  });

  it('waits three days for news of a renewal, then ends', () => {
    expect(isSubscribed(renewing('active'), at('2027-03-03T11:59:59.999Z'))).toBe(true);
    expect(isSubscribed(renewing('active'), at('2027-03-03T12:00:00Z'))).toBe(false);
  });
});

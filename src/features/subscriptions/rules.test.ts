import { describe, expect, it } from 'vitest';
import { currencyCodes } from '#lib/money/currencies.ts';
import {
  annualFreeMonthsIn,
  annualSavingIn,
  isSubscribed,
  planForInterval,
  planIds,
  plans,
  priceIn,
  type SubscriptionState,
  subscribedUntil,
  trialEndFor,
  trialMailbox,
} from './rules.ts';

const at = (time: string): Date => new Date(time);

describe('prices', () => {
  it('are 75 a month and 750 a year in dollars', () => {
    expect(priceIn('monthly', 'USD')).toBe(75);
    expect(priceIn('annual', 'USD')).toBe(750);
  });

  it('are whole units in every currency', () => {
    for (const currency of currencyCodes) {
      for (const plan of planIds) expect(priceIn(plan, currency) % 1).toBe(0);
    }
    expect(priceIn('monthly', 'GBP')).toBe(59);
    expect(priceIn('annual', 'GBP')).toBe(593);
    expect(priceIn('monthly', 'JPY')).toBe(11_175);
  });

  it('save 150 dollars, two months, by the year', () => {
    expect(annualSavingIn('USD')).toBe(150);
  });

  it.each([
    ['USD', '2 months free'],
    // 115 pounds of 59 a month, 9,780 minus 8,153 kroner of 815 a month: a little less than two.
    ['GBP', 'nearly 2 months free'],
    ['NOK', 'nearly 2 months free'],
    ['SEK', '2 months free'],
    ['JPY', '2 months free'],
  ] as const)('in %s give %s by the year', (currency, words) => {
    expect(annualFreeMonthsIn(currency)).toBe(words);
  });

  it('never name more free months than the prices shown give', () => {
    for (const currency of currencyCodes) {
      const [, nearly, months = ''] =
        /^(nearly )?(\d+) months? free$/.exec(annualFreeMonthsIn(currency) ?? '') ?? [];
      const worth = Number(months) * priceIn('monthly', currency);
      expect(worth > annualSavingIn(currency), currency).toBe(nearly !== undefined);
    }
  });

  it('never promise a saving that the prices shown do not give', () => {
    expect(annualSavingIn('GBP')).toBe(12 * 59 - 593);
    for (const currency of currencyCodes) expect(annualSavingIn(currency)).toBeGreaterThan(0);
  });

  it('find their plan again by the interval it is charged at', () => {
    for (const plan of planIds) expect(planForInterval(plans[plan].interval)).toBe(plan);
  });
});

describe('the free trial', () => {
  it.each([
    ['2026-11-21T10:00:00Z', '2027-02-21T10:00:00Z'],
    ['2026-11-30T10:00:00Z', '2027-02-28T10:00:00Z'],
    ['2027-11-30T10:00:00Z', '2028-02-29T10:00:00Z'],
    ['2028-02-29T10:00:00Z', '2028-05-29T10:00:00Z'],
    ['2027-03-31T23:59:59Z', '2027-06-30T23:59:59Z'],
    ['2026-12-31T23:59:59Z', '2027-03-31T23:59:59Z'],
  ])('that starts at %s ends at %s', (start, end) => {
    expect(trialEndFor(null, at(start))).toEqual(at(end));
  });

  it.each([
    ['Ada@Example.test', 'ada@example.test'],
    ['ada+again@example.test', 'ada@example.test'],
    ['ada+a+b@example.test', 'ada@example.test'],
    [' ada@example.test ', 'ada@example.test'],
    ['a.da@example.test', 'a.da@example.test'],
    ['"ada@home"@example.test', '"ada@home"@example.test'],
  ])('of %s is that of %s', (address, mailbox) => {
    expect(trialMailbox(address)).toBe(mailbox);
  });

  it('is given once', () => {
    expect(trialEndFor(at('2025-01-01T00:00:00Z'), at('2026-11-21T10:00:00Z'))).toBeUndefined();
  });
});

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

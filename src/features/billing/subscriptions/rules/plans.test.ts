import { describe, expect, it } from 'vitest';
import { currencyCodes } from '#lib/money/currencies.ts';
import {
  annualFreeMonthsIn,
  annualSavingIn,
  isPlanId,
  planForInterval,
  planIds,
  plans,
  priceIn,
} from './plans.ts';

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

it('a plan is known by its name', () => {
  expect(planIds.every(isPlanId)).toBe(true);
  expect(isPlanId('weekly')).toBe(false);
});

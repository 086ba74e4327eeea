import { describe, expect, it } from 'vitest';
import { priceIn } from '#features/billing/subscriptions/rules/plans.ts';
import { inCurrency } from '#lib/money/shown-currency.ts';
import { releaseWaves } from './content/release-waves.ts';
import { compareMonth } from './rules/compare-month.ts';
import { timelineOn } from './rules/timeline.ts';

const spring = { name: 'spring', startsOn: '2026-04-01', endsOn: '2026-09-30' };
const autumn = { name: 'autumn', startsOn: '2026-10-01', endsOn: '2027-03-31' };
const names = (entries: readonly { name: string }[]) => entries.map(({ name }) => name);

describe('the timeline of dated entries', () => {
  it('counts the first and the last day as running', () => {
    for (const day of ['2026-10-01', '2026-12-24', '2027-03-31']) {
      expect(names(timelineOn(day, [spring, autumn]).current)).toEqual(['autumn']);
    }
  });

  it('moves an entry to the past on the day after its end, with no one doing anything', () => {
    expect(names(timelineOn('2026-09-30', [spring, autumn]).past)).toEqual([]);
    expect(names(timelineOn('2026-10-01', [spring, autumn]).past)).toEqual(['spring']);
    expect(names(timelineOn('2027-04-01', [spring, autumn]).past)).toEqual(['autumn', 'spring']);
  });

  it('shows what comes next, the nearest first, until it begins', () => {
    const before = timelineOn('2026-03-31', [autumn, spring]);
    expect(names(before.upcoming)).toEqual(['spring', 'autumn']);
    expect(names(before.current)).toEqual([]);
    expect(names(timelineOn('2026-04-01', [autumn, spring]).upcoming)).toEqual(['autumn']);
  });
});

describe('the release waves', () => {
  it('follow each other without a gap or an overlap', () => {
    const inOrder = releaseWaves.toSorted((a, b) => a.startsOn.localeCompare(b.startsOn));
    for (const [index, wave] of inOrder.slice(1).entries()) {
      const before = inOrder[index];
      const dayAfter = new Date(`${before?.endsOn}T00:00:00Z`);
      dayAfter.setUTCDate(dayAfter.getUTCDate() + 1);
      expect(wave.startsOn).toBe(dayAfter.toISOString().slice(0, 10));
    }
  });

  it('have an id and features of their own', () => {
    const ids = releaseWaves.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { features } of releaseWaves) expect(features.length).toBeGreaterThan(0);
  });
});

describe('the example month', () => {
  it('takes an agency’s commission from one side and our price from the other', () => {
    const month = compareMonth({
      invoicedUsd: 8000,
      commissionPercent: 20,
      currency: inCurrency('en-US', 'USD'),
    });
    expect(month).toEqual({
      invoiced: 8000,
      agency: { taken: 1600, kept: 6400 },
      direct: { taken: priceIn('monthly', 'USD'), kept: 8000 - priceIn('monthly', 'USD') },
    });
  });

  it('is converted like every price', () => {
    const month = compareMonth({
      invoicedUsd: 8000,
      commissionPercent: 20,
      currency: inCurrency('en-GB', 'GBP'),
    });
    expect(month.invoiced).toBe(6320);
    expect(month.direct.taken).toBe(priceIn('monthly', 'GBP'));
  });
});

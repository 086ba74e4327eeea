import { describe, expect, it } from 'vitest';
import type { SearchFilter } from '../contract.ts';
import { splitByRank } from './rank-bounds.ts';
import { rankOf } from './ranks.ts';

const nothing: SearchFilter = {
  text: '',
  location: 'all',
  availability: 'all',
  credentials: 'all',
};
const filter: SearchFilter = { ...nothing, minRate: 90, maxRate: 120, minExperience: 5 };

/** Whether a user with this rank is within the bounds. */
const isWithin = (
  { atLeast = Number.NEGATIVE_INFINITY, below = Number.POSITIVE_INFINITY },
  rank: number,
): boolean => rank >= atLeast && rank < below;

describe('a filter by what the list is sorted by', () => {
  it.each(['rate-low', 'rate-high'] as const)('becomes bounds of the rate by %s', (sort) => {
    const { bounds, rest } = splitByRank(filter, sort);
    expect(rest).toEqual({ ...nothing, minExperience: 5 });
    const rates = [89, 90, 120, 121].map((hourlyRateUsd) =>
      [0, 65_535].map((merit) => isWithin(bounds, rankOf(sort, { merit, hourlyRateUsd }))),
    );
    expect(rates).toEqual([
      [false, false],
      [true, true],
      [true, true],
      [false, false],
    ]);
  });

  it('is open where the filter is', () => {
    expect(splitByRank(nothing, 'rate-high').bounds).toEqual({});
    expect(splitByRank({ ...nothing, minRate: 90 }, 'rate-high').bounds).toEqual({
      atLeast: 90 * 65_536,
    });
    expect(splitByRank({ ...nothing, minRate: 90 }, 'rate-low').bounds).toEqual({
      below: -89 * 65_536,
    });
  });

  it('becomes a bound of the years by experience, which has no upper end', () => {
    const { bounds, rest } = splitByRank(filter, 'experience');
    expect(bounds).toEqual({ atLeast: 5000 });
    expect(rest).toEqual({ ...nothing, minRate: 90, maxRate: 120 });
  });

  it('becomes both bounds of an availability', () => {
    const busy: SearchFilter = { ...filter, availability: 'busy' };
    const { bounds, rest } = splitByRank(busy, 'availability');
    expect(bounds).toEqual({ atLeast: 65_536, below: 2 * 65_536 });
    expect(rest).toEqual(filter);
    expect(splitByRank(filter, 'availability')).toEqual({ bounds: {}, rest: filter });
  });

  it.each(['relevance', 'rating'] as const)('stays as it is by %s', (sort) => {
    expect(splitByRank(filter, sort)).toEqual({ bounds: {}, rest: filter });
  });
});

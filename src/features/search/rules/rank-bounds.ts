import type { SearchFilter } from '../contract.ts';
import type { SearchSort } from '../rules.ts';
import { availabilitiesByRank } from './search-entry.ts';
import type { RankBounds } from './slot-order.ts';

/** What one unit of what an order goes by counts in its ranks; below it decides who is better otherwise. */
export const rankStep = {
  experience: 1000,
  'rate-low': 65_536,
  'rate-high': 65_536,
  availability: 65_536,
} as const;

/**
 * What a filter asks of what a list is sorted by, as bounds of its ranks, and the rest of the filter: the order is then
 * read from the first to the last who can be meant, and not from the very first.
 */
export function splitByRank(
  filter: SearchFilter,
  sort: SearchSort,
): { bounds: RankBounds; rest: SearchFilter } {
  const { minRate, maxRate, minExperience, ...others } = filter;
  switch (sort) {
    case 'rate-high':
      return {
        bounds: {
          atLeast: minRate && minRate * rankStep[sort],
          below: maxRate === undefined ? undefined : (maxRate + 1) * rankStep[sort],
        },
        rest: { ...others, minExperience },
      };
    case 'rate-low':
      return {
        bounds: {
          atLeast: maxRate === undefined ? undefined : -maxRate * rankStep[sort],
          below: minRate === undefined ? undefined : (1 - minRate) * rankStep[sort],
        },
        rest: { ...others, minExperience },
      };
    case 'experience':
      return {
        bounds: { atLeast: minExperience && minExperience * rankStep[sort] },
        rest: { ...others, minRate, maxRate },
      };
    case 'availability': {
      if (filter.availability === 'all') return { bounds: {}, rest: filter };
      const wanted = availabilitiesByRank.indexOf(filter.availability);
      return {
        bounds: { atLeast: wanted * rankStep[sort], below: (wanted + 1) * rankStep[sort] },
        rest: { ...filter, availability: 'all' },
      };
    }
    default:
      return { bounds: {}, rest: filter };
  }
}

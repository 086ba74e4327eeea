import type { SearchFilter } from '../contract.ts';
import { availabilityRank, leadingFactor, orderOfSort, type RankBounds } from './ranks.ts';
import type { SearchSort } from './sorts.ts';

/**
 * What a filter asks of the figure that a list is sorted by, as bounds of its ranks, and the rest of the filter. The
 * order is then read from the first to the last who can match, and not from its beginning.
 */
export function splitByRank(
  filter: SearchFilter,
  sort: SearchSort,
): { bounds: RankBounds; rest: SearchFilter } {
  const { minRate, maxRate, minExperience, ...others } = filter;
  const within = (least: number | undefined, most: number | undefined): RankBounds =>
    boundsOf(leadingFactor(orderOfSort(sort)), least, most);
  switch (sort) {
    case 'rate-high':
    case 'rate-low':
      return { bounds: within(minRate, maxRate), rest: { ...others, minExperience } };
    case 'experience':
      return { bounds: within(minExperience, undefined), rest: { ...others, minRate, maxRate } };
    case 'availability': {
      if (filter.availability === 'all') return { bounds: {}, rest: filter };
      const wanted = availabilityRank(filter.availability);
      return { bounds: within(wanted, wanted), rest: { ...filter, availability: 'all' } };
    }
    default:
      return { bounds: {}, rest: filter };
  }
}

/** The ranks of all entries whose deciding figure, which counts `factor` times, is from `least` to `most`. */
function boundsOf(factor: number, least: number | undefined, most: number | undefined): RankBounds {
  const [first, last] = factor > 0 ? [least, most] : [most, least];
  return {
    atLeast: first === undefined ? undefined : first * factor,
    // Up to, and without, the next value of the figure: below it the other figures decide.
    below: last === undefined ? undefined : last * factor + Math.abs(factor),
  };
}

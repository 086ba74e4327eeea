import { type RawBuilder, sql } from 'kysely';
import type { SearchFilter } from '../../contract.ts';
import type { SearchSort } from '../../rules.ts';
import {
  availabilityOf,
  type Condition,
  choiceConditions,
  rangeConditions,
} from './search-conditions.ts';

/**
 * The number that each order goes down by, exactly as its index has it. Among people alike in what is sorted by,
 * rating and then experience decide (their merit, below 65536), and in the end the id: every order is complete.
 */
export const rankOf: Readonly<Record<SearchSort, RawBuilder<number>>> = {
  // Among those who match a text equally well.
  relevance: sql`entry.merit`,
  rating: sql`entry.merit`,
  experience: sql`(entry.experience * 1000 + entry.rating)`,
  'rate-low': sql`(entry.merit - entry.hourly_rate_usd * 65536)`,
  'rate-high': sql`(entry.hourly_rate_usd * 65536 + entry.merit)`,
  availability: sql`(entry.availability * 65536 + entry.merit)`,
};

const step = 65_536;

/**
 * What a filter asks of an entry in a list of this order. What the list is sorted by is asked of its number: then the
 * index of the order is read from the first to the last who can be meant, and not from the very first.
 */
export function filterConditions(filter: SearchFilter, sort: SearchSort): Condition[] {
  const { minRate, maxRate, minExperience, ...others } = filter;
  const rank = rankOf[sort];
  const from = (low: number | undefined): Condition[] =>
    low === undefined ? [] : [sql<boolean>`${rank} >= ${low}::integer`];
  const below = (high: number | undefined): Condition[] =>
    high === undefined ? [] : [sql<boolean>`${rank} < ${high}::integer`];
  switch (sort) {
    case 'rate-high':
      return [
        ...from(minRate === undefined ? undefined : minRate * step),
        ...below(maxRate === undefined ? undefined : (maxRate + 1) * step),
        ...choiceConditions(filter),
        ...rangeConditions({ ...others, minExperience }),
      ];
    case 'rate-low':
      return [
        ...from(maxRate === undefined ? undefined : -maxRate * step),
        ...below(minRate === undefined ? undefined : (1 - minRate) * step),
        ...choiceConditions(filter),
        ...rangeConditions({ ...others, minExperience }),
      ];
    case 'experience':
      return [
        ...from(minExperience === undefined ? undefined : minExperience * 1000),
        ...choiceConditions(filter),
        ...rangeConditions({ ...others, minRate, maxRate }),
      ];
    case 'availability': {
      const wanted = availabilityOf(filter);
      return [
        ...from(wanted === null ? undefined : wanted * step),
        ...below(wanted === null ? undefined : (wanted + 1) * step),
        ...choiceConditions({ ...filter, availability: 'all' }),
        ...rangeConditions(filter),
      ];
    }
    default:
      return [...choiceConditions(filter), ...rangeConditions(filter)];
  }
}

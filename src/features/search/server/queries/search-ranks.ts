import { type RawBuilder, sql } from 'kysely';
import type { SearchFilter } from '../../contract.ts';
import { splitByRank } from '../../rules/rank-bounds.ts';
import type { SearchSort } from '../../rules.ts';
import { type Condition, choiceConditions, rangeConditions } from './search-conditions.ts';

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

/** What a filter asks of an entry in a list of this order. */
export function filterConditions(filter: SearchFilter, sort: SearchSort): Condition[] {
  const { bounds, rest } = splitByRank(filter, sort);
  const rank = rankOf[sort];
  return [
    ...(bounds.atLeast === undefined ? [] : [sql<boolean>`${rank} >= ${bounds.atLeast}::integer`]),
    ...(bounds.below === undefined ? [] : [sql<boolean>`${rank} < ${bounds.below}::integer`]),
    ...choiceConditions(rest),
    ...rangeConditions(rest),
  ];
}

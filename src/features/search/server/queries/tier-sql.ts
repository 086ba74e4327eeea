import { type RawBuilder, sql } from 'kysely';
import { type MatchTier, tiersOf } from '../../rules/match-tiers.ts';
import type { TextClause } from '../../rules/search-text.ts';
import { markOfLevel, type TextLevel } from '../../rules/text-levels.ts';
import type { Condition } from './search-conditions.ts';

/** The words of a clause as a query, in one part of an entry. */
export function wordsQuery(words: string, level: TextLevel): RawBuilder<unknown> {
  const query = sql`plainto_tsquery('english', ${words})`;
  return level === 'all' ? query : sql`marked_query(${markOfLevel[level]}, ${query})`;
}

// Terms are made of the catalogue's ids, which have neither quotes nor backslashes.
const termQuery = (term: string, level: TextLevel): RawBuilder<unknown> =>
  sql`${`'${markOfLevel[level]}${term}'`}::tsquery`;

/** Whether an entry answers a clause in this way. */
function answersBy({ words }: TextClause, tier: MatchTier): Condition {
  const conditions = [
    ...(tier.words === null ? [] : [sql`entry.words @@ ${wordsQuery(words, tier.words)}`]),
    ...(tier.listed === null
      ? []
      : [sql`entry.words @@ ${termQuery(tier.listed.term, tier.listed.level)}`]),
  ];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** The first way in which an entry answers a clause, as an index of `tiersOf`; -1 for none. */
function firstTierSql(clause: TextClause): RawBuilder<number> {
  const cases = tiersOf(clause).map(
    (tier, index) => sql`when ${answersBy(clause, tier)} then ${sql.lit(index)}`,
  );
  return sql<number>`case ${sql.join(cases, sql` `)} else -1 end`;
}

/** For each clause, the first way in which an entry answers it. */
export const firstTiersSql = (clauses: readonly TextClause[]): RawBuilder<number[]> =>
  clauses.length === 0
    ? sql<number[]>`'{}'::integer[]`
    : sql<number[]>`array[${sql.join(clauses.map(firstTierSql))}]::integer[]`;

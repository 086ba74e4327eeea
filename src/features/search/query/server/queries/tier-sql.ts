import { type RawBuilder, sql } from 'kysely';
import type { RelaxedText, TextClause } from '../../rules/asked-text.ts';
import { type MatchTier, tiersOf } from '../../rules/match-tiers.ts';
import { tierValues, totalWeight } from '../../rules/relaxed-text.ts';
import { attributeOfLevel, type TextLevel } from '../../rules/text-levels.ts';

/** The words of a clause as a query, in one part of an entry. */
export function wordsQuery(words: string, level: TextLevel): RawBuilder<unknown> {
  const query = sql`plainto_tsquery('english', ${words})`;
  return level === 'all' ? query : sql`marked_query(${attributeOfLevel[level]}, ${query})`;
}

// Terms are made of the catalogue's ids, which have neither quotes nor backslashes.
const termQuery = (term: string, level: TextLevel): RawBuilder<unknown> =>
  sql`${`'${attributeOfLevel[level]}${term}'`}::tsquery`;

/** Whether an entry answers a clause in this way. */
function answersBy({ words }: TextClause, tier: MatchTier): RawBuilder<boolean> {
  const conditions = [
    ...(tier.words === null ? [] : [sql`entry.words @@ ${wordsQuery(words, tier.words)}`]),
    ...(tier.listed === null
      ? []
      : [sql`entry.words @@ ${termQuery(tier.listed.term, tier.listed.level)}`]),
  ];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** What stands for the first way in which an entry answers a clause, in the order of `tiersOf`. */
function byTier(
  clause: TextClause,
  values: readonly number[],
  otherwise: number,
): RawBuilder<number> {
  const cases = tiersOf(clause).map(
    (tier, index) => sql`when ${answersBy(clause, tier)} then ${sql.lit(values[index] ?? 0)}`,
  );
  return sql<number>`case ${sql.join(cases, sql` `)} else ${sql.lit(otherwise)} end`;
}

const firstTierSql = (clause: TextClause): RawBuilder<number> =>
  byTier(clause, [...tiersOf(clause).keys()], -1);

/** Which share of a relaxed text an entry answers: `shareOf`, in the same whole numbers. */
export function shareSql(text: RelaxedText): RawBuilder<number> {
  const values = tierValues(text);
  const parts = text.clauses.flatMap((clause, index) =>
    text.weights[index] ? [sql`(${byTier(clause, values[index] ?? [], 0)})`] : [],
  );
  if (parts.length === 0) return sql<number>`0`;
  return sql<number>`((${sql.join(parts, sql` + `)}) * 100 / ${sql.lit(totalWeight(text.weights))})`;
}

/** For each clause, the first way in which an entry answers it. */
export const firstTiersSql = (clauses: readonly TextClause[]): RawBuilder<number[]> =>
  clauses.length === 0
    ? sql<number[]>`'{}'::integer[]`
    : sql<number[]>`array[${sql.join(clauses.map(firstTierSql))}]::integer[]`;

import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { SearchFilter, SearchTotal } from '../../contract.ts';
import type { AskedText, TextClause } from '../../rules/asked-text.ts';
import { searchLimits } from '../../rules/limits.ts';
import {
  allOf,
  type Condition,
  choiceConditions,
  isCurrent,
  matchesText,
  placeOf,
  rangeConditions,
} from './search-conditions.ts';

/** Whether a filter and a text consist of choices that are counted in advance. */
export const isCountedInAdvance = (
  { credentials, minRate, maxRate, minExperience }: SearchFilter,
  text: AskedText | null,
): boolean =>
  credentials === 'all' &&
  minRate === undefined &&
  maxRate === undefined &&
  minExperience === undefined &&
  text === null;

/** What is asked for that is not counted in advance: words, rates and years. */
export const uncountedConditions = (filter: SearchFilter, text: AskedText | null): Condition[] => [
  ...rangeConditions(filter),
  ...(text ? [matchesText(text)] : []),
];

/**
 * How many consultants a filter leaves at `now`. Exact, and as quick for a million as for ten, where it consists of
 * choices that are counted in advance. Otherwise each match has to be looked at, and that stops at
 * `searchLimits.counted`.
 */
export async function countMatches(
  db: Db,
  now: Date,
  filter: SearchFilter,
  text: AskedText | null,
): Promise<SearchTotal> {
  if (isCountedInAdvance(filter, text)) {
    return { count: await readCount(db, now, filter), isCapped: false };
  }
  const conditions = [
    isCurrent(now),
    ...choiceConditions(filter),
    ...uncountedConditions(filter, text),
  ];
  const matches = await countUpTo(db, conditions, searchLimits.counted + 1);
  return {
    count: Math.min(matches, searchLimits.counted),
    isCapped: matches > searchLimits.counted,
  };
}

/** How many of all who are listed at `now` match a text, up to `most`. */
export const countMatching = (db: Db, now: Date, text: AskedText, most: number): Promise<number> =>
  countUpTo(db, [isCurrent(now), matchesText(text)], most);

/** How many of all who are listed at `now` match each clause, up to `searchLimits.counted`. */
export async function countEach(
  db: Db,
  now: Date,
  clauses: readonly TextClause[],
): Promise<number[]> {
  if (clauses.length === 0) return [];
  const counts = clauses.map((clause) => {
    const matches = matchesText({ clauses: [clause], level: 'all', better: undefined });
    return countSql([isCurrent(now), matches], searchLimits.counted);
  });
  const { rows } = await sql<{ counts: number[] }>`
    select array[${sql.join(counts)}] as counts
  `.execute(db);
  return rows[0]?.counts ?? [];
}

const countSql = (
  conditions: readonly Condition[],
  most: number,
): RawBuilder<number> => sql<number>`(
  select count(*)::int
    from (select from consultant_search as entry where ${allOf(conditions)} limit ${most}) as counted
)`;

async function countUpTo(db: Db, conditions: readonly Condition[], most: number): Promise<number> {
  const { rows } = await sql<{ matches: number }>`
    select ${countSql(conditions, most)} as matches
  `.execute(db);
  return rows[0]?.matches ?? 0;
}

/** How many of a row of counts a filter means: those of the availability it asks for, or all. */
export const countedOf = ({ availability }: SearchFilter): RawBuilder<number> =>
  availability === 'all' ? sql`(available + busy + unavailable)` : sql`${sql.ref(availability)}`;

/** The count made in advance, without those whose subscription has ended since. */
async function readCount(db: Db, now: Date, filter: SearchFilter): Promise<number> {
  const expired = [
    sql<boolean>`entry.to_xid is null and entry.listed_until <= ${now}`,
    ...choiceConditions(filter),
  ];
  const { rows } = await sql<{ consultants: number }>`
    select (
      select coalesce(sum(${countedOf(filter)}), 0) from consultant_search_counts
       where skill = ${filter.skill ?? ''} and module = ${filter.module ?? ''} and place = ${placeOf(filter) ?? ''}
    )::int - (
      select count(*) from consultant_search as entry where ${allOf(expired)}
    )::int as consultants
  `.execute(db);
  return rows[0]?.consultants ?? 0;
}

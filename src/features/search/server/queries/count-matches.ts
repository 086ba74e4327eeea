import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { SearchFilter, SearchTotal } from '../../contract.ts';
import { searchLimits } from '../../rules/limits.ts';
import { readSearchText } from '../../rules/search-text.ts';
import {
  allOf,
  type Condition,
  choiceConditions,
  isCurrent,
  matchesText,
  placeOf,
  rangeConditions,
} from './search-conditions.ts';

/** Whether a filter consists of choices that are counted in advance. */
export const isCountedInAdvance = ({
  text,
  credentials,
  minRate,
  maxRate,
  minExperience,
}: SearchFilter): boolean =>
  credentials === 'all' &&
  minRate === undefined &&
  maxRate === undefined &&
  minExperience === undefined &&
  readSearchText(text).length === 0;

/** What a filter asks for that is not counted in advance: words, rates and years. */
export function uncountedConditions(filter: SearchFilter): Condition[] {
  const clauses = readSearchText(filter.text);
  return [
    ...rangeConditions(filter),
    ...(clauses.length > 0 ? [matchesText({ clauses, level: 'all', better: undefined })] : []),
  ];
}

/**
 * How many consultants a filter leaves at `now`. Exact, and as quick for a million as for ten, where it consists
 * of choices that are counted in advance; otherwise each match has to be looked at, and that stops at
 * `searchLimits.counted`.
 */
export async function countMatches(db: Db, now: Date, filter: SearchFilter): Promise<SearchTotal> {
  if (isCountedInAdvance(filter)) {
    return { count: await readCount(db, now, filter), isCapped: false };
  }
  const conditions = [isCurrent(now), ...choiceConditions(filter), ...uncountedConditions(filter)];
  const { rows } = await sql<{ matches: number }>`
    select count(*)::int as matches
      from (
        select from consultant_search as entry
         where ${allOf(conditions)}
         limit ${searchLimits.counted + 1}
      ) as counted
  `.execute(db);
  const matches = rows[0]?.matches ?? 0;
  return {
    count: Math.min(matches, searchLimits.counted),
    isCapped: matches > searchLimits.counted,
  };
}

/** How many of a row of counts a filter means: those of the availability it asks for, or all. */
export const countedOf = ({ availability }: SearchFilter): RawBuilder<number> =>
  availability === 'all' ? sql`(available + busy + unavailable)` : sql`${sql.ref(availability)}`;

/** The count made in advance, without those whose subscription has ended since. */
async function readCount(db: Db, now: Date, filter: SearchFilter): Promise<number> {
  const lapsed = [
    sql<boolean>`entry.to_xid is null and entry.listed_until <= ${now}`,
    ...choiceConditions(filter),
  ];
  const { rows } = await sql<{ consultants: number }>`
    select (
      select coalesce(sum(${countedOf(filter)}), 0) from consultant_search_counts
       where skill = ${filter.skill ?? ''} and module = ${filter.module ?? ''} and place = ${placeOf(filter) ?? ''}
    )::int - (
      select count(*) from consultant_search as entry where ${allOf(lapsed)}
    )::int as consultants
  `.execute(db);
  return rows[0]?.consultants ?? 0;
}

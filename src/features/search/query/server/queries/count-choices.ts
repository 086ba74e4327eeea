import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { SearchFilter } from '../../contract.ts';
import type { AskedText } from '../../rules/asked-text.ts';
import { searchLimits } from '../../rules/limits.ts';
import { availabilitiesByRank } from '../../rules/ranks.ts';
import { countedOf, isCountedInAdvance, uncountedConditions } from './count-matches.ts';
import { type FacetRow, listedCities } from './entry-source.ts';
import {
  allOf,
  type Condition,
  choiceConditions,
  isCurrent,
  placeOf,
} from './search-conditions.ts';

/**
 * How many consultants each further choice would leave. Choices that are counted in advance are read. With words, rates
 * or years the matches are counted, unless they are more than `searchLimits.counted`: then there are no counts.
 */
export function countChoices(
  db: Db,
  now: Date,
  filter: SearchFilter,
  text: AskedText | null,
): Promise<FacetRow[] | null> {
  return isCountedInAdvance(filter, text)
    ? readCounts(db, filter)
    : countMatched(db, filter, [isCurrent(now), ...uncountedConditions(filter, text)]);
}

/** Rows of `list`, `value` and `consultants`. */
type Counts = RawBuilder<unknown>;

const isCity = sql<boolean>`place >= 'city:' and place < 'city;'`;

/** The counts made in advance. An entry counts for up to a minute after its subscription has ended. */
async function readCounts(db: Db, filter: SearchFilter): Promise<FacetRow[]> {
  const skill = sql<boolean>`skill = ${filter.skill ?? ''}`;
  const module = sql<boolean>`module = ${filter.module ?? ''}`;
  const place = sql<boolean>`place = ${placeOf(filter) ?? ''}`;
  const counts = (list: FacetRow['list'], column: string, conditions: Condition[]): Counts => sql`
    select ${sql.lit(list)} as list, ${sql.ref(column)} as value, ${countedOf(filter)} as consultants
      from consultant_search_counts
     where ${allOf(conditions)} and ${countedOf(filter)} > 0`;
  return withNames(db, sql``, [
    counts('skill', 'skill', [sql`module = '' and skill <> ''`, place]),
    counts('module', 'module', [skill, sql`module <> ''`, place]),
    counts('place', 'place', [skill, module, sql`place <> ''`, sql`not (${isCity})`]),
    counts('city', 'place', [skill, module, isCity]),
    sql`
    select 'availability' as list, availability::text as value, consultants
      from consultant_search_counts
     cross join lateral (values ${sql.join(availabilitiesByRank.map((name, rank) => sql`(${sql.lit(rank)}, ${sql.ref(name)})`))}) as part (availability, consultants)
     where ${allOf([skill, module, place])} and consultants > 0`,
  ]);
}

/** Counts the entries that match these conditions; null when there are too many. */
async function countMatched(
  db: Db,
  filter: SearchFilter,
  conditions: readonly Condition[],
): Promise<FacetRow[] | null> {
  const counts = (
    list: FacetRow['list'],
    value: RawBuilder<unknown>,
    others: SearchFilter,
    which: Condition[] = [],
  ): Counts => sql`
    select ${sql.lit(list)} as list, value::text, count(*)::int as consultants
      from matched as entry cross join lateral ${value} as value
     where ${allOf([sql`(select is_countable from size)`, ...choiceConditions(others), ...which])}
     group by value`;
  const places = { ...filter, location: 'all' };
  const isCityValue = sql<boolean>`value >= 'city:' and value < 'city;'`;
  const matched = sql`
    with matched as materialized (
      select skills, modules, places, availability from consultant_search as entry
       where ${allOf(conditions)}
       limit ${searchLimits.counted + 1}
    ), size as materialized (
      select count(*) <= ${searchLimits.counted} as is_countable from matched
    )`;
  const rows = await withNames(db, matched, [
    counts('skill', sql`unnest(skills)`, { ...filter, skill: undefined, module: undefined }),
    counts('module', sql`unnest(modules)`, { ...filter, module: undefined }, [
      sql`split_part(value, '.', 1) = ${filter.skill ?? ''}`,
    ]),
    counts('place', sql`unnest(places)`, places, [sql`not (${isCityValue})`]),
    counts('city', sql`unnest(places)`, places, [isCityValue]),
    counts('availability', sql`unnest(array[availability])`, { ...filter, availability: 'all' }),
    sql`select null, null, 0 from size where not is_countable`,
  ]);
  return rows.some(({ list }) => list === null) ? null : rows;
}

/** The counts with the names of cities, of which only those with the most consultants. */
async function withNames(
  db: Db,
  before: RawBuilder<unknown>,
  counts: readonly Counts[],
): Promise<FacetRow[]> {
  const { rows } = await sql<FacetRow>`
    ${before}
    select list, value, name, consultants
      from (
        select *, row_number() over (partition by list order by consultants desc, value) as rank
          from (${sql.join(counts, sql` union all `)}) as counted
      ) as ranked
      left join search_places as known on list = 'city' and known.place = value
     where list is distinct from 'city' or rank <= ${listedCities}
     order by list, rank
  `.execute(db);
  return rows;
}

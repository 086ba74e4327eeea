import { type RawBuilder, sql } from 'kysely';
import type { SearchFilter } from '../../contract.ts';
import { availabilitiesByRank } from '../../rules/search-entry.ts';
import type { TextClause } from '../../rules/search-text.ts';
import { type Place, readLocation } from '../../rules.ts';

export type Condition = RawBuilder<boolean>;

/** The entries that everybody sees at `now`. */
export const isCurrent = (now: Date): Condition =>
  sql<boolean>`entry.to_xid is null and entry.listed_until > ${now}`;

/**
 * The entries that were current in this snapshot, of people who are still listed at `now`. Later entries of the
 * same people are not among them, so nobody is there twice and nobody moves.
 */
export const wasCurrent = (snapshot: string, now: Date): Condition => sql<boolean>`
  pg_visible_in_snapshot(entry.from_xid, ${snapshot}::pg_snapshot) and (
    entry.to_xid is null and entry.listed_until > ${now}
    or not pg_visible_in_snapshot(entry.to_xid, ${snapshot}::pg_snapshot) and exists (
      select from consultant_search as later
       where later.user_id = entry.user_id and later.to_xid is null and later.listed_until > ${now}
    )
  )`;

/** The place that a search is narrowed to; null for none. */
export const placeOf = ({ location }: SearchFilter): Place | null => readLocation(location) ?? null;

/** The rank of the availability that a search is narrowed to; null for none. */
export const availabilityOf = ({ availability }: SearchFilter): number | null =>
  availability === 'all' ? null : availabilitiesByRank.indexOf(availability);

/** What the choices of a filter ask of an entry. */
export function choiceConditions(filter: SearchFilter): Condition[] {
  const { skill, module } = filter;
  const place = placeOf(filter);
  const availability = availabilityOf(filter);
  return [
    ...(skill ? [sql<boolean>`entry.skills @> array[${skill}]::text[]`] : []),
    ...(module ? [sql<boolean>`entry.modules @> array[${module}]::text[]`] : []),
    ...(place ? [sql<boolean>`entry.places @> array[${place}]::text[]`] : []),
    ...(availability === null
      ? []
      : [sql<boolean>`entry.availability = ${availability}::smallint`]),
  ];
}

/** What a filter asks of rate and experience. */
export function rangeConditions({ minRate, maxRate, minExperience }: SearchFilter): Condition[] {
  const bound = (column: string, value: number | undefined, comparison: '>=' | '<=') =>
    value === undefined
      ? []
      : [sql<boolean>`${sql.ref(column)} ${sql.raw(comparison)} ${value}::smallint`];
  return [
    ...bound('entry.hourly_rate_usd', minRate, '>='),
    ...bound('entry.hourly_rate_usd', maxRate, '<='),
    ...bound('entry.experience', minExperience, '>='),
  ];
}

/** The parts of an entry, from the one that counts most to all of it. */
export const wordColumns = ['words_top', 'words_upper', 'words'] as const;
export type WordColumn = (typeof wordColumns)[number];

/** Everything that a text asks for is in this part of an entry. */
export function matchesText(clauses: readonly TextClause[], column: WordColumn): Condition {
  const all = sql.join(clauses.map(queryOf), sql` && `);
  return sql<boolean>`${sql.ref(`entry.${column}`)} @@ (${all})`;
}

// Terms are made of the catalogue's ids, which have neither quotes nor backslashes.
function queryOf({ terms, words }: TextClause): RawBuilder<unknown> {
  const alternatives = [
    ...terms.map((term) => sql`${`'${term}'`}::tsquery`),
    sql`plainto_tsquery('english', ${words})`,
  ];
  return sql`(${sql.join(alternatives, sql` || `)})`;
}

/** All of these. The first are looked at first: words take the longest. */
export const allOf = (conditions: readonly Condition[]): Condition =>
  sql<boolean>`${sql.join(conditions, sql` and `)}`;

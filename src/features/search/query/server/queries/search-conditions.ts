import { type RawBuilder, sql } from 'kysely';
import type { SearchFilter } from '../../contract.ts';
import {
  type AskedText,
  isRelaxed,
  type RelaxedText,
  type TextClause,
  type TextFilter,
} from '../../rules/asked-text.ts';
import { type Place, readLocation } from '../../rules/places.ts';
import { availabilityRank } from '../../rules/ranks.ts';
import { decisiveClauses } from '../../rules/relaxed-text.ts';
import { attributeOfLevel, type TextLevel } from '../../rules/text-levels.ts';
import { shareSql } from './tier-sql.ts';

export type Condition = RawBuilder<boolean>;

/** The entries that are listed at `now`. */
export const isCurrent = (now: Date): Condition =>
  sql<boolean>`entry.to_xid is null and entry.listed_until > ${now}`;

/**
 * The entries that were current in this snapshot, ended ones included. Later entries of the same people are not among
 * them, so that each person comes once and keeps their position. Whether they are still listed has to be asked apart.
 */
export const wasCurrent = (snapshot: string, now: Date): Condition => sql<boolean>`
  pg_visible_in_snapshot(entry.from_xid, ${snapshot}::pg_snapshot) and (
    entry.to_xid is null and entry.listed_until > ${now}
    or not pg_visible_in_snapshot(entry.to_xid, ${snapshot}::pg_snapshot)
  )`;

/** The place that a search is narrowed to; null for none. */
export const placeOf = ({ location }: SearchFilter): Place | null => readLocation(location) ?? null;

/** The rank of the availability that a search is narrowed to; null for none. */
export const availabilityOf = ({ availability }: SearchFilter): number | null =>
  availability === 'all' ? null : availabilityRank(availability);

/** What the choices of a filter ask of an entry. */
export function choiceConditions(filter: SearchFilter): Condition[] {
  const { skill, module } = filter;
  const place = placeOf(filter);
  const availability = availabilityOf(filter);
  return [
    // A module implies its skill: asked for both, the planner would expect too few rows.
    ...(skill && !module ? [sql<boolean>`entry.skills @> array[${skill}]::text[]`] : []),
    ...(module ? [sql<boolean>`entry.modules @> array[${module}]::text[]`] : []),
    ...(place ? [sql<boolean>`entry.places @> array[${place}]::text[]`] : []),
    ...(availability === null
      ? []
      : [sql<boolean>`entry.availability = ${availability}::smallint`]),
  ];
}

/** What a filter asks of credentials, rate and experience: what is not counted in advance. */
export function rangeConditions(filter: SearchFilter): Condition[] {
  const { credentials, minRate, maxRate, minExperience } = filter;
  return [
    ...(credentials === 'verified' ? [sql<boolean>`cardinality(entry.verified) > 0`] : []),
    ...(minRate === undefined ? [] : [sql<boolean>`entry.hourly_rate_usd >= ${minRate}::smallint`]),
    ...(maxRate === undefined ? [] : [sql<boolean>`entry.hourly_rate_usd <= ${maxRate}::smallint`]),
    ...(minExperience === undefined
      ? []
      : [sql<boolean>`entry.experience >= ${minExperience}::smallint`]),
  ];
}

/** What a text asks of the words of an entry. */
export const matchesText = (text: AskedText): Condition =>
  isRelaxed(text) ? matchesMost(text) : matchesWhole(text);

/** The entry answers enough of the text. */
function matchesMost(text: RelaxedText): Condition {
  const decisive = decisiveClauses(text).flatMap((index) => text.clauses[index] ?? []);
  if (decisive.length === 0) return sql<boolean>`false`;
  const candidates = decisive.map(({ words, terms, meant, nearest }) =>
    clauseOf({ words, terms: [...terms, ...meant, ...nearest] }),
  );
  return sql<boolean>`entry.words @@ (${sql.join(candidates, sql` || `)}) and (entry.rating >= 0 or words_are_read(entry.words))
    and ${shareSql(text)} >= ${text.floor}::integer`;
}

function matchesWhole({ clauses, level, better, listing }: TextFilter): Condition {
  const all = queryOf(clauses, level);
  const query = better ? sql`${all} && !! ${queryOf(clauses, better)}` : all;
  const listed = clauses.flatMap(({ terms, meant }) =>
    meant.length > 0 ? [anyTerm([...terms, ...meant])] : [],
  );
  const isListed = sql`entry.words @@ (${sql.join(listed, sql` && `)})`;
  // The second part is always true and never called: it tells the planner what reading words costs.
  return sql<boolean>`entry.words @@ (${query}) and (entry.rating >= 0 or words_are_read(entry.words))
    ${listing === undefined ? sql`` : sql`and ${listing ? sql`` : sql`not`} ${isListed}`}`;
}

const anyTerm = (terms: readonly string[]): RawBuilder<unknown> =>
  sql`(${sql.join(terms.map(termQuery), sql` || `)})`;

// Terms are made of the catalogue's ids, which have neither quotes nor backslashes.
const termQuery = (term: string): RawBuilder<unknown> => sql`${`'${term}'`}::tsquery`;

function queryOf(clauses: readonly TextClause[], level: TextLevel): RawBuilder<unknown> {
  const all = sql`(${sql.join(clauses.map(clauseOf), sql` && `)})`;
  return level === 'all' ? all : sql`marked_query(${attributeOfLevel[level]}, ${all})`;
}

function clauseOf({ terms, words }: Pick<TextClause, 'terms' | 'words'>): RawBuilder<unknown> {
  const alternatives = [...terms.map(termQuery), sql`plainto_tsquery('english', ${words})`];
  return sql`(${sql.join(alternatives, sql` || `)})`;
}

/** All of these. The first are looked at first: words take the longest. */
export const allOf = (conditions: readonly Condition[]): Condition =>
  sql<boolean>`${sql.join(conditions, sql` and `)}`;

import { sql } from 'kysely';
import { budgetBounds } from '#catalogue/enumerations/budget.ts';
import type { Db } from '#db/client.ts';
import { webSearchQuery } from '#db/web-search-query.ts';
import { hiddenUsers } from '#features/identity/accounts/server/queries/account-state.ts';
import { suspendedCompanies } from '#features/identity/memberships/server/queries/memberships.ts';
import type { PageRequest } from '#lib/api/cursor.ts';
import type { Page } from '#lib/api/pagination.ts';
import { type OpenProjectFilter, postedSince } from '../../rules/open-project-filter.ts';
import { type ProjectRow, selectProjects, toNewestPage } from './project-rows.ts';

/** What consultants may browse: open and public projects, within a filter whatever its time of posting. */
const selectOpenProjects = (
  db: Db,
  { text, skill, duration, budgetFrom }: Omit<OpenProjectFilter, 'posted'>,
) =>
  selectProjects(db)
    // Literals, not parameters: the planner must see that the partial indexes on open projects fit.
    .where('status', '=', sql.lit('open'))
    .where('visibility', '=', sql.lit('public'))
    .where('client_id', 'not in', hiddenUsers(db))
    .where('company_id', 'not in', suspendedCompanies(db))
    .$if(Boolean(text), (query) =>
      query.where(sql<boolean>`search_document @@ ${webSearchQuery(text ?? '')}`),
    )
    .$if(skill !== undefined, (query) =>
      query.where(sql<boolean>`requirements @> array[${skill}]::text[]`),
    )
    .$if(duration !== undefined, (query) => query.where('timeline', '=', duration ?? ''))
    .$if(budgetFrom !== undefined, (query) =>
      query.where('budget_min_usd', '>=', budgetBounds(budgetFrom).min),
    );

/** What consultants may browse at `now`: open and public, and within the filter. */
export const selectBrowsable = (db: Db, { posted, ...filter }: OpenProjectFilter, now: Date) =>
  selectOpenProjects(db, filter).$if(posted !== undefined, (query) =>
    query.where('created_at', '>=', postedSince(posted ?? 'day', now)),
  );

/** What consultants may browse at `now`, newest first. */
export const listOpenProjects = (
  db: Db,
  filter: OpenProjectFilter,
  now: Date,
  page: PageRequest,
): Promise<Page<ProjectRow>> => toNewestPage(selectBrowsable(db, filter, now), page);

/** Whether a text has a word by which projects can be found: not so of dashes, nor of "the" alone. */
export async function isSearchableText(db: Db, text: string): Promise<boolean> {
  const { rows } = await sql<{ nodes: number }>`
    select numnode(${webSearchQuery(text)}) as nodes`.execute(db);
  return (rows[0]?.nodes ?? 0) > 0;
}

/** Of these projects those that consultants may browse, in no order. */
export function findOpenProjects(db: Db, projectIds: readonly string[]): Promise<ProjectRow[]> {
  return selectOpenProjects(db, {}).where(sql<boolean>`id = any (${projectIds}::uuid[])`).execute();
}

/** The first of the projects that have become open to all since a moment, within the filter and but for some. */
export function listNewProjects(
  db: Db,
  filter: Omit<OpenProjectFilter, 'posted'>,
  { after, except, limit }: { after: Date; except: readonly string[]; limit: number },
): Promise<(ProjectRow & { listed_since: Date })[]> {
  return selectOpenProjects(db, filter)
    .select('listed_since')
    .where('listed_since', '>=', after)
    .where(sql<boolean>`id <> all (${except}::uuid[])`)
    .orderBy('listed_since')
    .orderBy('id')
    .limit(limit)
    .$narrowType<{ listed_since: Date }>()
    .execute();
}

/** When a project has last become open to all; null when none has. */
export async function findNewestListing(db: Db): Promise<Date | null> {
  const newest = await db
    .selectFrom('projects')
    .select('listed_since')
    .where('status', '=', sql.lit('open'))
    .where('visibility', '=', sql.lit('public'))
    .where('listed_since', 'is not', null)
    .orderBy('listed_since', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.listed_since ?? null;
}

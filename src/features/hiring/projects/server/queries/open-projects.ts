import { sql } from 'kysely';
import { budgetBounds } from '#catalogue/enumerations/budget.ts';
import type { Db } from '#db/client.ts';
import { newestFirst } from '#db/newest-first.ts';
import { daysBetween } from '#features/hiring/requirement-parser/rules/days.ts';
import { hiddenUsers } from '#features/identity/accounts/server/queries/account-state.ts';
import { suspendedCompanies } from '#features/identity/memberships/server/queries/memberships.ts';
import type { PageRequest } from '#lib/api/cursor.ts';
import type { Page } from '#lib/api/pagination.ts';
import { type RankedPageRequest, writeRankedCursor } from '#lib/api/ranked-cursor.ts';
import type { ProjectId } from '../../ids.ts';
import { type OpenProjectFilter, postedSince } from '../../rules/open-project-filter.ts';
import { type ProjectRow, selectProjects, toNewestPage } from './project-rows.ts';

/** What consultants may browse: open and public projects, within a filter whatever its time of posting. */
const selectOpenProjects = (
  db: Db,
  { skill, duration, budgetFrom }: Omit<OpenProjectFilter, 'posted' | 'text'>,
) =>
  selectProjects(db)
    // Literals, not parameters: the planner must see that the partial indexes on open projects fit.
    .where('status', '=', sql.lit('open'))
    .where('visibility', '=', sql.lit('public'))
    .where('client_id', 'not in', hiddenUsers(db))
    .where('company_id', 'not in', suspendedCompanies(db))
    .$if(skill !== undefined, (query) =>
      query.where(sql<boolean>`requirements @> array[${skill}]::text[]`),
    )
    .$if(duration !== undefined, (query) => query.where('timeline', '=', duration ?? ''))
    .$if(budgetFrom !== undefined, (query) =>
      query.where('budget_min_usd', '>=', budgetBounds(budgetFrom).min),
    );

/** What consultants may browse at `now`: open and public, and within the choices of the filter. */
const selectBrowsable = (db: Db, { posted, ...filter }: OpenProjectFilter, now: Date) =>
  selectOpenProjects(db, filter).$if(posted !== undefined, (query) =>
    query.where('created_at', '>=', postedSince(posted ?? 'day', now)),
  );

const newest = { createdAt: 'created_at', id: 'id' } as const;

/** What a list of projects is made of: its version is another for every state that a project has been saved in. */
export type ListedProject = Pick<
  ProjectRow,
  'id' | 'created_at' | 'timeline' | 'budget_max_usd' | 'start_date' | 'work_arrangement' | 'place'
> & { version: string };

const projectVersion = sql<string>`xmin::text`.as('version');

/** The newest projects that consultants may browse at `now`: one more than the limit where there are more. */
export const listNewestOpen = (
  db: Db,
  filter: OpenProjectFilter,
  now: Date,
  page: PageRequest,
): Promise<ListedProject[]> =>
  newestFirst(
    selectBrowsable(db, filter, now)
      .clearSelect()
      .select(['id', 'created_at', 'timeline', 'budget_max_usd', 'start_date'])
      .select(['work_arrangement', 'place', projectVersion]),
    page,
    newest,
  )
    .$narrowType<ListedProject>()
    .execute();

/** Of these projects those that consultants may browse at `now`, within the filter, with all that they say. */
export const readBrowsable = (
  db: Db,
  filter: OpenProjectFilter,
  now: Date,
  ids: readonly ProjectId[],
): Promise<(ProjectRow & { version: string })[]> =>
  selectBrowsable(db, filter, now)
    .select(projectVersion)
    .where(sql<boolean>`id = any (${ids}::uuid[])`)
    .execute();

const [firstDay, lastDay] = ['2000-01-01', '9999-12-31'];

/** What the other orders go by, as whole numbers: the higher comes first. */
const ranks = {
  budget: sql<number>`budget_max_usd`,
  start: sql<number>`${firstDay}::date - coalesce(start_date, ${lastDay}::date)`,
} as const;

/** The same of a day: the earlier the higher, none last. */
export const startRank = (day: string | null): number => -daysBetween(firstDay, day ?? lastDay);

/** What consultants may browse at `now`: by the highest budget, or by the earliest start, those without one last. */
export async function listRankedProjects(
  db: Db,
  filter: OpenProjectFilter,
  now: Date,
  { sort, limit, after }: RankedPageRequest & { sort: keyof typeof ranks },
): Promise<Page<ProjectRow>> {
  const rank = ranks[sort];
  const rows = await selectBrowsable(db, filter, now)
    .select(rank.as('rank'))
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(${rank}, created_at, id) < (${after?.rank}, ${after?.createdAt}, ${after?.id}::uuid)`,
      ),
    )
    .orderBy(rank, 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const last = rows[limit - 1];
  return {
    items: rows.slice(0, limit),
    nextCursor:
      last && rows.length > limit
        ? writeRankedCursor(sort, { rank: last.rank, createdAt: last.created_at, id: last.id })
        : null,
  };
}

/** What consultants may browse at `now`, newest first. */
export const listOpenProjects = (
  db: Db,
  filter: OpenProjectFilter,
  now: Date,
  page: PageRequest,
): Promise<Page<ProjectRow>> => toNewestPage(selectBrowsable(db, filter, now), page);

/** Of these projects those that consultants may browse, in no order. */
export function findOpenProjects(db: Db, projectIds: readonly string[]): Promise<ProjectRow[]> {
  return selectOpenProjects(db, {}).where(sql<boolean>`id = any (${projectIds}::uuid[])`).execute();
}

/** The first of the projects that have become open to all since a moment, within the filter and but for some. */
export function listNewProjects(
  db: Db,
  filter: Omit<OpenProjectFilter, 'posted' | 'text'>,
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

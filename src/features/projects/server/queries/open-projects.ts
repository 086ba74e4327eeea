import { sql } from 'kysely';
import { budgetBounds } from '#catalogue/enumerations/budget.ts';
import type { Db } from '#db/client.ts';
import { hiddenUsers } from '#features/accounts/server/queries/account-state.ts';
import type { PageRequest } from '#lib/api/cursor.ts';
import type { Page } from '#lib/api/pagination.ts';
import { type OpenProjectFilter, postedSince } from '../../rules/open-project-filter.ts';
import { type ProjectRow, selectProjects, toNewestPage } from './project-rows.ts';

/** What consultants may browse at `now`, newest first: open and public, and within the filter. */
export async function listOpenProjects(
  db: Db,
  { text, skill, duration, budgetFrom, posted }: OpenProjectFilter,
  now: Date,
  page: PageRequest,
): Promise<Page<ProjectRow>> {
  const open = selectProjects(db)
    // Literals, not parameters: the planner must see that the partial indexes on open projects fit.
    .where('status', '=', sql.lit('open'))
    .where('visibility', '=', sql.lit('public'))
    .where('client_id', 'not in', hiddenUsers(db))
    .$if(Boolean(text), (query) =>
      query.where(
        sql<boolean>`search_document @@ websearch_to_tsquery('pg_catalog.english', ${text})`,
      ),
    )
    .$if(skill !== undefined, (query) =>
      query.where(sql<boolean>`requirements @> array[${skill}]::text[]`),
    )
    .$if(duration !== undefined, (query) => query.where('timeline', '=', duration ?? ''))
    .$if(budgetFrom !== undefined, (query) =>
      query.where('budget_min_usd', '>=', budgetBounds(budgetFrom).min),
    );
  const recent = posted ? open.where('created_at', '>=', postedSince(posted, now)) : open;
  return toNewestPage(recent, page);
}

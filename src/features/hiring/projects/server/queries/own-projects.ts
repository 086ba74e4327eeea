import { sql } from 'kysely';
import type { ClientViewer } from '#access/viewer.ts';
import type { Db } from '#db/client.ts';
import { webSearchQuery } from '#db/web-search-query.ts';
import type { PageRequest } from '#lib/api/cursor.ts';
import type { Page } from '#lib/api/pagination.ts';
import { belongsTo, type Owned } from '../../policy.ts';
import type { OwnProjectFilter, OwnProjectGroup } from '../../rules/own-project-filter.ts';
import { type ProjectRow, selectProjects, toNewestPage } from './project-rows.ts';

const hasWords = (text: string) => sql<boolean>`search_document @@ ${webSearchQuery(text)}`;

/** The part of its client's list that a project is in. */
const groupOfProject = sql<OwnProjectGroup>`case when archived_at is null then status else 'archived' end`;

/** The client's own projects within a filter, newest first; archived ones only when they are asked for. */
export async function listOwnProjects(
  db: Db,
  client: ClientViewer,
  { text, status }: OwnProjectFilter,
  page: PageRequest,
): Promise<Page<Owned<ProjectRow>>> {
  const own = selectProjects(db)
    .where('company_id', '=', client.company.companyId)
    .where('archived_at', status === 'archived' ? 'is not' : 'is', null)
    .$if(status !== undefined && status !== 'archived', (query) =>
      query.where('status', '=', status ?? ''),
    )
    .$if(Boolean(text), (query) => query.where(hasWords(text ?? '')));
  const { items, nextCursor } = await toNewestPage(own, page);
  return { items: items.filter((project) => belongsTo(client, project)), nextCursor };
}

/** How many of the client's own projects with these words are in each part of their list. */
export async function countOwnProjects(
  db: Db,
  client: ClientViewer,
  text: string | undefined,
): Promise<Record<OwnProjectGroup, number>> {
  const rows = await db
    .selectFrom('projects')
    .select([groupOfProject.as('group'), sql<number>`count(*)::int`.as('n')])
    .where('company_id', '=', client.company.companyId)
    .$if(Boolean(text), (query) => query.where(hasWords(text ?? '')))
    .groupBy(groupOfProject)
    .execute();
  const counts = { open: 0, in_progress: 0, completed: 0, cancelled: 0, archived: 0 };
  for (const { group, n } of rows) counts[group] = n;
  return counts;
}

import type { ApprovedClientViewer } from '#access/viewer.ts';
import type { Db } from '#db/client.ts';
import { newestFirst } from '#db/newest-first.ts';
import { type PageRequest, toPage } from '#lib/api/cursor.ts';
import type { Page } from '#lib/api/pagination.ts';

const selectEntries = (db: Db, { company }: ApprovedClientViewer) =>
  db
    .selectFrom('consultant_shortlist as entry')
    .select(['entry.id', 'entry.consultant_id', 'entry.created_at', 'entry.note'])
    .where('entry.company_id', '=', company.companyId);

export type ShortlistRow = Awaited<ReturnType<ReturnType<typeof selectEntries>['execute']>>[number];

/** The shortlist of the client's company, last added first. */
export async function listShortlist(
  db: Db,
  client: ApprovedClientViewer,
  page: PageRequest,
): Promise<Page<ShortlistRow>> {
  const rows = await selectEntries(db, client)
    .$call((query) => newestFirst(query, page, { createdAt: 'entry.created_at', id: 'entry.id' }))
    .execute();
  return toPage(rows, page.limit, ({ created_at, id }) => ({ createdAt: created_at, id }));
}

/** Who is on it; there are at most `shortlistMax` of them. */
export async function listShortlistedIds(db: Db, client: ApprovedClientViewer): Promise<string[]> {
  const rows = await selectEntries(db, client)
    .clearSelect()
    .select('entry.consultant_id')
    .orderBy('entry.created_at', 'desc')
    .execute();
  return rows.map(({ consultant_id }) => consultant_id);
}

import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { ApprovedClientViewer } from '#access/viewer.ts';
import type {
  ApplicationGroup,
  ApplicationSort,
  ApplicationStatus,
} from '#catalogue/enumerations/application.ts';
import type { Db } from '#db/client.ts';
import { newestFirst } from '#db/newest-first.ts';
import { belongsTo, type Owned } from '#features/hiring/projects/policy.ts';
import type { ProjectRow } from '#features/hiring/projects/server/queries/project-rows.ts';
import type { Page } from '#lib/api/pagination.ts';
import {
  byRank,
  type RankedPageRequest,
  readRankedRequest,
  writeRankedCursor,
} from '#lib/api/ranked-cursor.ts';
import type { ApplicationId } from '../../ids.ts';
import { scoreApplicants } from './applicant-scores.ts';
import { type ReceivedApplicationRow, selectReceived } from './received-applications.ts';

/** Which applications to a project are asked for, and where the list goes on; null begins at its start. */
interface ReceivedRequest extends RankedPageRequest {
  status: ApplicationStatus | undefined;
  show: ApplicationGroup | undefined;
  sort: ApplicationSort;
}

/** What the list needs of the input of its operation; null when the cursor is not one of this order. */
export function readReceivedRequest(input: {
  status?: ApplicationStatus | undefined;
  show?: ApplicationGroup | undefined;
  sort: ApplicationSort;
  limit: number;
  cursor?: string | undefined;
}): ReceivedRequest | null {
  const { status, show, sort } = input;
  const page = readRankedRequest(sort, input);
  return page && { status, show, sort, ...page };
}

/** A page of the applications to a project, in the order that is asked for; all of them, or those of a part. */
export async function listReceivedApplications(
  db: Db,
  client: ApprovedClientViewer,
  project: Owned<ProjectRow>,
  request: ReceivedRequest,
  now: Date,
): Promise<Page<Owned<ReceivedApplicationRow>>> {
  const { sort, limit } = request;
  const rows = await findRows[sort](db, project, request, now);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const place = last && { rank: last.rank, createdAt: last.created_at, id: last.id };
  return {
    items: page.filter((row) => belongsTo(client, row)),
    nextCursor: place && rows.length > limit ? writeRankedCursor(sort, place) : null,
  };
}

type RankedRow = ReceivedApplicationRow & { rank: number };

/** In each order the rows of a page, and one more that tells whether there are others. */
const findRows: Record<
  ApplicationSort,
  (db: Db, project: Owned<ProjectRow>, request: ReceivedRequest, now: Date) => Promise<RankedRow[]>
> = {
  async newest(db, project, request) {
    const columns = { createdAt: 'application.created_at', id: 'application.id' } as const;
    const rows = await received(db, project, request)
      .$call((query) => newestFirst(query, request, columns))
      .execute();
    return rows.map((row) => ({ ...row, rank: 0 }));
  },
  rate: (db, project, request) =>
    findRanked(db, project, request, sql<number>`-coalesce(consultant.hourly_rate_usd, 0)`),
  experience: (db, project, request) =>
    findRanked(db, project, request, sql<number>`coalesce(consultant.years_experience, 0)`),
  match: findMatching,
};

const received = (db: Db, project: Owned<ProjectRow>, request: ReceivedRequest) =>
  selectReceived(db).where('application.project_id', '=', project.id).where(isAskedFor(request));

/** Whether `application` is of the status and of the part that are asked for. */
function isAskedFor({
  status,
  show,
}: Pick<ReceivedRequest, 'status' | 'show'>): Expression<SqlBool> {
  const conditions = [sql<boolean>`true`];
  if (status) conditions.push(sql<boolean>`application.status = ${status}`);
  if (show === 'starred') conditions.push(sql<boolean>`application.is_starred`);
  else if (show === 'answered') conditions.push(sql<boolean>`application.status <> 'pending'`);
  else if (show) {
    conditions.push(sql<boolean>`application.status = 'pending' and application.stage = ${show}`);
  }
  return sql.join(conditions, sql` and `);
}

function findRanked(
  db: Db,
  project: Owned<ProjectRow>,
  request: ReceivedRequest,
  rank: RawBuilder<number>,
): Promise<RankedRow[]> {
  const { after, limit } = request;
  const rows = received(db, project, request)
    .select(rank.as('rank'))
    .orderBy(rank, 'desc')
    .orderBy('application.created_at', 'desc')
    .orderBy('application.id', 'desc')
    .limit(limit + 1);
  if (!after) return rows.execute();
  return rows
    .where(
      sql<boolean>`(${rank}, application.created_at, application.id) < (${after.rank}, ${after.createdAt}, ${after.id}::uuid)`,
    )
    .execute();
}

/**
 * All applicants are scored, for the best may have come last; only those on the page are read whole. A score stands in
 * no table: it is derived from profile and project as they are now.
 */
async function findMatching(
  db: Db,
  project: Owned<ProjectRow>,
  request: ReceivedRequest,
  now: Date,
): Promise<RankedRow[]> {
  const { after, limit } = request;
  const applicants = await db
    .selectFrom('applications as application')
    .select(['id', 'consultant_id', 'created_at'])
    .where('project_id', '=', project.id)
    .where(isAskedFor(request))
    .$narrowType<{ id: ApplicationId; consultant_id: UserId }>()
    .execute();
  const consultantIds = applicants.map(({ consultant_id }) => consultant_id);
  const scores = await scoreApplicants(db, project, consultantIds, now);
  const places = applicants
    .map(({ id, consultant_id, created_at }) => ({
      rank: scores.get(consultant_id) ?? 0,
      createdAt: created_at,
      id,
    }))
    .filter((place) => !after || byRank(after, place) < 0)
    .sort(byRank)
    .slice(0, limit + 1);
  if (places.length === 0) return [];
  const ids = places.map(({ id }) => id);
  const rows = await selectReceived(db).where('application.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return places.flatMap(({ id, rank }) => {
    const row = byId.get(id);
    return row ? [{ ...row, rank }] : [];
  });
}

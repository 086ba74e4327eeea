import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { newestFirst } from '#db/newest-first.ts';
import { cancelledDeals } from '#features/hiring/applications/server/queries/cancelled-deals.ts';
import { selectProjects } from '#features/hiring/projects/server/queries/project-rows.ts';
import { people, peopleWithEmail } from '#features/identity/accounts/server/queries/people.ts';
import { type PageRequest, toPage } from '#lib/api/cursor.ts';
import type { ReportState } from '../contract.ts';
import type { ReportCause, ReportOutcome } from '../rules.ts';

const selectReports = (db: Db) =>
  db
    .selectFrom('reports as report')
    .leftJoin(peopleWithEmail(db).as('reported'), 'reported.user_id', 'report.reported_id')
    .leftJoin(peopleWithEmail(db).as('reporter'), 'reporter.user_id', 'report.reporter_id')
    .leftJoin(selectProjects(db).as('project'), 'project.id', 'report.project_id')
    .leftJoin(cancelledDeals(db).as('deal'), 'deal.project_id', 'report.project_id')
    .select([
      'report.id',
      'report.cause',
      'report.text',
      'report.created_at as createdAt',
      'report.thread_id as threadId',
      'report.message_text as messageText',
      'report.message_earlier_texts as messageEarlierTexts',
      'report.message_file_names as messageFileNames',
      'report.message_sent_at as messageSentAt',
      'report.review_id as reviewId',
      'report.reference_id as referenceId',
      'report.quote',
      'report.quote_title as quoteTitle',
      'report.outcome',
      'report.to_reporter as toReporter',
      'report.to_reported as toReported',
      'report.settled_at as settledAt',
      'reported.user_id as reportedId',
      'reported.user_type as reportedType',
      'reported.first_name as reportedFirstName',
      'reported.last_name as reportedLastName',
      'reported.email as reportedEmail',
      'reporter.user_id as reporterId',
      'reporter.user_type as reporterType',
      'reporter.first_name as reporterFirstName',
      'reporter.last_name as reporterLastName',
      'reporter.email as reporterEmail',
      'project.id as projectId',
      'project.title as projectTitle',
      'deal.reason as cancellationReason',
      'deal.word as cancellationWord',
      'deal.project_id as cancelledProjectId',
    ])
    .$narrowType<{ cause: ReportCause; outcome: ReportOutcome | null }>();

/** A report with the people and the project it names. */
export type ReportRow = Awaited<ReturnType<ReturnType<typeof selectReports>['execute']>>[number];

/** One report; null when there is none. */
export async function findReport(db: Db, id: string): Promise<ReportRow | null> {
  return (await selectReports(db).where('report.id', '=', id).executeTakeFirst()) ?? null;
}

/** One page of the reports that wait, longest waiting first, or of the settled ones, newest first. */
export async function listReports(db: Db, state: ReportState, page: PageRequest) {
  if (state === 'waiting') return listWaiting(db, page);
  const rows = await selectReports(db)
    .where('report.settled_at', 'is not', null)
    .$call((query) => newestFirst(query, page, { createdAt: 'report.settled_at', id: 'report.id' }))
    .execute();
  return toPage(rows, page.limit, ({ settledAt, createdAt, id }) => ({
    createdAt: settledAt ?? createdAt,
    id,
  }));
}

async function listWaiting(db: Db, { after, limit }: PageRequest) {
  const rows = await selectReports(db)
    .where('report.settled_at', 'is', null)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(report.created_at, report.id) > (${after?.createdAt}, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('report.created_at')
    .orderBy('report.id')
    .limit(limit + 1)
    .execute();
  return toPage(rows, limit, ({ createdAt, id }) => ({ createdAt, id }));
}

/** How many reports wait. */
export async function countWaiting(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom('reports')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return n;
}

/** Reports that are counted: all, or on a real site those without accounts that are marked as demo data. */
export const countedReports = (db: Db, isDemo: boolean) =>
  db
    .selectFrom('reports as report')
    .leftJoin(people(db).as('reported'), 'reported.user_id', 'report.reported_id')
    .leftJoin(people(db).as('reporter'), 'reporter.user_id', 'report.reporter_id')
    .$if(!isDemo, (query) =>
      query.where(sql<boolean>`reported.is_demo is not true and reporter.is_demo is not true`),
    );

import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { type ExportedRow, inOrderOf } from '#db/personal-tables.ts';
import { selectProjects } from '#features/hiring/projects/server/queries/project-rows.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';
import { nameForApprovedClient } from '#features/profiles/consultants/policy.ts';

const selectExported = (db: Db) =>
  db
    .selectFrom('applications as application')
    .innerJoin(selectProjects(db).as('project'), 'project.id', 'application.project_id')
    .innerJoin(people(db).as('client'), 'client.user_id', 'project.client_id')
    .innerJoin(people(db).as('consultant'), 'consultant.user_id', 'application.consultant_id')
    .select([
      'application.project_id',
      'project.title as project_title',
      'application.cover_letter',
      'application.terms',
      'application.answers',
      'application.agreed_terms',
      'application.undone_at',
      'application.cancellation_word',
      'application.status',
      'application.decision_reason',
      'application.decided_at',
      'application.ended_by_silence',
      'application.created_at',
      'application.stage',
      'application.is_starred',
      'application.client_note',
      'application.updated_at',
      'client.approved_at as client_approved_at',
      'client.suspended_at as client_suspended_at',
      'consultant.first_name',
      'consultant.last_name',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof selectExported>['execute']>>[number];

const common = (row: Row): ExportedRow => ({
  project_id: row.project_id,
  project_title: row.project_title,
  cover_letter: row.cover_letter,
  terms: row.terms,
  answers: row.answers,
  agreed_terms: row.agreed_terms,
  undone_at: row.undone_at,
  cancellation_word: row.cancellation_word,
  status: row.status,
  decision_reason: row.decision_reason,
  decided_at: row.decided_at,
  ended_by_silence: row.ended_by_silence,
  created_at: row.created_at,
  updated_at: row.updated_at,
});

/** The applications that this consultant has sent, for their export. */
export const listSentForExport = (db: Db, userId: string): AsyncGenerator<ExportedRow[]> =>
  inOrderOf(
    'application.id',
    (nextBatch) =>
      nextBatch(selectExported(db).where('application.consultant_id', '=', userId)).execute(),
    common,
  );

/** The applications to the projects that this client is in charge of, for their export. */
export const listReceivedForExport = (db: Db, userId: string): AsyncGenerator<ExportedRow[]> =>
  inOrderOf(
    'application.id',
    (nextBatch) => nextBatch(selectExported(db).where('client.user_id', '=', userId)).execute(),
    asReceived,
  );

/** The applications to the projects of this company, for the export of its owner. */
export const listOfCompanyForExport = (db: Db, companyId: string): AsyncGenerator<ExportedRow[]> =>
  inOrderOf(
    'application.id',
    (nextBatch) =>
      nextBatch(
        selectExported(db).where(sql<boolean>`project.company_id = ${companyId}`),
      ).execute(),
    asReceived,
  );

/** With as much of the consultant's name as the client sees on the site. */
const asReceived = (row: Row): ExportedRow => ({
  ...common(row),
  consultant: seenName(row),
  stage: row.stage,
  is_starred: row.is_starred,
  client_note: row.client_note,
});

/** None for a client who is not approved: they know no consultant's name. */
function seenName(row: Row): string {
  if (row.client_approved_at === null || row.client_suspended_at !== null) return '';
  const { first_name: firstName, last_name: lastName } = row;
  return nameForApprovedClient({ firstName, lastName }, { hasAccepted: row.status === 'accepted' });
}

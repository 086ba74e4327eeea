import type { Db } from '#db/client.ts';
import { type ExportedRow, inBatches } from '#db/personal-tables.ts';
import { shortNameOf } from '#features/identity/accounts/rules/person-name.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';
import { nameForApprovedClient } from '#features/profiles/consultants/policy.ts';
import { selectInvitations } from './invitation-rows.ts';

const batchRows = 500;

const selectBatch = (db: Db, last: string | null) =>
  selectInvitations(db)
    .innerJoin(people(db).as('client'), 'client.user_id', 'invitation.client_id')
    .innerJoin(people(db).as('consultant'), 'consultant.user_id', 'invitation.consultant_id')
    .select([
      'invitation.project_title as titleThen',
      'client.first_name as clientFirstName',
      'client.last_name as clientLastName',
      'client.approved_at as clientApprovedAt',
      'client.suspended_at as clientSuspendedAt',
      'consultant.first_name as firstName',
      'consultant.last_name as lastName',
    ])
    .$if(last !== null, (query) => query.where('invitation.id', '>', last))
    .orderBy('invitation.id')
    .limit(batchRows);

type Row = Awaited<ReturnType<ReturnType<typeof selectBatch>['execute']>>[number];

const toBatch = (rows: readonly Row[], shape: (row: Row) => ExportedRow) => ({
  rows: rows.map(shape),
  last: rows.length < batchRows ? null : (rows.at(-1)?.invitationId ?? null),
});

const common = (row: Row): ExportedRow => ({
  project_id: row.projectId,
  project_title: row.titleThen,
  note: row.note,
  state: row.state,
  created_at: row.sentAt,
  answered_at: row.answeredAt,
  decline_reason: row.declineReason,
  decline_words: row.declineWords,
});

/** The invitations that this client has sent, for their export. Which of them were withheld is not part of it. */
export const listSentForExport = (db: Db, userId: string): AsyncGenerator<ExportedRow[]> =>
  inBatches(async (last: string | null) =>
    toBatch(
      await selectBatch(db, last).where('invitation.client_id', '=', userId).execute(),
      (row): ExportedRow => ({ ...common(row), consultant: seenName(row) }),
    ),
  );

/** The invitations that members of this company have sent, for the export of its owner. */
export const listOfCompanyForExport = (db: Db, companyId: string): AsyncGenerator<ExportedRow[]> =>
  inBatches(async (last: string | null) =>
    toBatch(
      await selectBatch(db, last).where('invitation.company_id', '=', companyId).execute(),
      (row): ExportedRow => ({ ...common(row), consultant: seenName(row) }),
    ),
  );

/** The invitations that have reached this consultant, for their export. */
export const listReceivedForExport = (db: Db, userId: string): AsyncGenerator<ExportedRow[]> =>
  inBatches(async (last: string | null) =>
    toBatch(
      await selectBatch(db, last)
        .where('invitation.consultant_id', '=', userId)
        .where('invitation.is_withheld', '=', false)
        .execute(),
      (row): ExportedRow => ({
        ...common(row),
        first_read_at: row.firstReadAt,
        client: shortNameOf(row.clientFirstName, row.clientLastName),
      }),
    ),
  );

/** None for a client who is not approved: they know no consultant's name. */
function seenName({ clientApprovedAt, clientSuspendedAt, firstName, lastName }: Row): string {
  if (clientApprovedAt === null || clientSuspendedAt !== null) return '';
  return nameForApprovedClient({ firstName, lastName }, { hasAccepted: false });
}

/** The clients of whom this consultant wants no more invitations, for their export. */
export const listMutesForExport = (db: Db, userId: string): AsyncGenerator<ExportedRow[]> =>
  inBatches(async (last: string | null) => {
    const rows = await db
      .selectFrom('invitation_mutes as mute')
      .innerJoin(people(db).as('client'), 'client.user_id', 'mute.client_id')
      .select(['mute.client_id', 'mute.created_at', 'client.first_name', 'client.last_name'])
      .where('mute.consultant_id', '=', userId)
      .$if(last !== null, (query) => query.where('mute.client_id', '>', last))
      .orderBy('mute.client_id')
      .limit(batchRows)
      .execute();
    return {
      rows: rows.map((row) => ({
        client: shortNameOf(row.first_name, row.last_name),
        created_at: row.created_at,
      })),
      last: rows.length < batchRows ? null : (rows.at(-1)?.client_id ?? null),
    };
  });

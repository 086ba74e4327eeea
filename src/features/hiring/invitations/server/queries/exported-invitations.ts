import type { Db } from '#db/client.ts';
import { type ExportedRow, inOrderOf } from '#db/personal-tables.ts';
import { shortNameOf } from '#features/identity/accounts/rules/person-name.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';
import { nameForApprovedClient } from '#features/profiles/consultants/policy.ts';
import { selectInvitations } from './invitation-rows.ts';

const selectExported = (db: Db) =>
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
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof selectExported>['execute']>>[number];

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
  inOrderOf(
    'invitation.id',
    (nextBatch) =>
      nextBatch(selectExported(db).where('invitation.client_id', '=', userId)).execute(),
    (row): ExportedRow => ({ ...common(row), consultant: seenName(row) }),
  );

/** The invitations that members of this company have sent, for the export of its owner. */
export const listOfCompanyForExport = (db: Db, companyId: string): AsyncGenerator<ExportedRow[]> =>
  inOrderOf(
    'invitation.id',
    (nextBatch) =>
      nextBatch(selectExported(db).where('invitation.company_id', '=', companyId)).execute(),
    (row): ExportedRow => ({ ...common(row), consultant: seenName(row) }),
  );

/** The invitations that have reached this consultant, for their export. */
export const listReceivedForExport = (db: Db, userId: string): AsyncGenerator<ExportedRow[]> =>
  inOrderOf(
    'invitation.id',
    (nextBatch) =>
      nextBatch(
        selectExported(db)
          .where('invitation.consultant_id', '=', userId)
          .where('invitation.is_withheld', '=', false),
      ).execute(),
    (row): ExportedRow => ({
      ...common(row),
      first_read_at: row.firstReadAt,
      client: shortNameOf(row.clientFirstName, row.clientLastName),
    }),
  );

/** None for a client who is not approved: they know no consultant's name. */
function seenName({ clientApprovedAt, clientSuspendedAt, firstName, lastName }: Row): string {
  if (clientApprovedAt === null || clientSuspendedAt !== null) return '';
  return nameForApprovedClient({ firstName, lastName }, { hasAccepted: false });
}

/** The clients of whom this consultant wants no more invitations, for their export. */
export const listMutesForExport = (db: Db, userId: string): AsyncGenerator<ExportedRow[]> =>
  inOrderOf(
    'mute.client_id',
    (nextBatch) =>
      nextBatch(
        db
          .selectFrom('invitation_mutes as mute')
          .innerJoin(people(db).as('client'), 'client.user_id', 'mute.client_id')
          .select(['mute.created_at', 'client.first_name', 'client.last_name'])
          .where('mute.consultant_id', '=', userId),
      ).execute(),
    ({ first_name, last_name, created_at }) => ({
      client: shortNameOf(first_name, last_name),
      created_at,
    }),
  );

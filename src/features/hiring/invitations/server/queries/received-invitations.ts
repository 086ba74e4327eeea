import type { ConsultantViewer } from '#access/viewer.ts';
import type { InvitationState } from '#catalogue/enumerations/invitation.ts';
import type { Db } from '#db/client.ts';
import { newestFirst } from '#db/newest-first.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';
import { suspendedCompanies } from '#features/identity/memberships/server/queries/memberships.ts';
import { type PageRequest, toPage } from '#lib/api/cursor.ts';
import type { Page } from '#lib/api/pagination.ts';
import type { InvitationId } from '../../ids.ts';
import { isTo, type Received } from '../../policy.ts';
import { inState, selectInvitations } from './invitation-rows.ts';

// The project's columns keep their names, so that a row is a project's row, too.
const selectReceived = (db: Db, { userId }: ConsultantViewer) =>
  selectInvitations(db)
    .innerJoin(people(db).as('client'), 'client.user_id', 'invitation.client_id')
    .selectAll('project')
    .select((eb) => [
      'invitation.project_title as titleThen',
      'client.first_name as clientFirstName',
      'client.last_name as clientLastName',
      eb
        .exists(
          eb
            .selectFrom('invitation_mutes as mute')
            .select('mute.company_id')
            .whereRef('mute.company_id', '=', 'invitation.company_id')
            .whereRef('mute.consultant_id', '=', 'invitation.consultant_id'),
        )
        .$castTo<boolean>()
        .as('isClientMuted'),
    ])
    .where('invitation.consultant_id', '=', userId)
    .where('invitation.is_withheld', '=', false)
    // Like the open projects of a client who is suspended, alone or with the company, or leaves.
    .where('client.suspended_at', 'is', null)
    .where('invitation.company_id', 'not in', suspendedCompanies(db))
    .where('client.leaving_at', 'is', null);

type SelectedRow = Awaited<ReturnType<ReturnType<typeof selectReceived>['execute']>>[number];

/** An invitation with its project and who sent it. */
export type ReceivedInvitationRow = Received<SelectedRow>;

/** One of the invitations to this consultant; null when it is another's or does not exist. */
export async function findReceivedInvitation(
  db: Db,
  consultant: ConsultantViewer,
  invitationId: InvitationId,
): Promise<ReceivedInvitationRow | null> {
  const invitation = await selectReceived(db, consultant)
    .where('invitation.id', '=', invitationId)
    .executeTakeFirst();
  return invitation && isTo(consultant, invitation) ? invitation : null;
}

/** The invitations to this consultant, newest first; of all states, or of one. */
export async function listReceivedInvitations(
  db: Db,
  consultant: ConsultantViewer,
  { state, page }: { state: InvitationState | undefined; page: PageRequest },
): Promise<Page<ReceivedInvitationRow>> {
  const rows = await selectReceived(db, consultant)
    .where(inState(state))
    .$call((query) =>
      newestFirst(query, page, { createdAt: 'invitation.created_at', id: 'invitation.id' }),
    )
    .execute();
  const { items, nextCursor } = toPage(rows, page.limit, ({ sentAt, invitationId }) => ({
    createdAt: sentAt,
    id: invitationId,
  }));
  return { items: items.filter((row) => isTo(consultant, row)), nextCursor };
}

import type { ApprovedClientViewer } from '#access/viewer.ts';
import type { InvitationState } from '#catalogue/enumerations/invitation.ts';
import type { Db } from '#db/client.ts';
import { newestFirst } from '#db/newest-first.ts';
import type { Owned } from '#features/hiring/projects/policy.ts';
import type { ProjectRow } from '#features/hiring/projects/server/queries/project-rows.ts';
import { type PageRequest, toPage } from '#lib/api/cursor.ts';
import type { Page } from '#lib/api/pagination.ts';
import type { InvitationId } from '../../ids.ts';
import { isFrom, type Sent } from '../../policy.ts';
import { type InvitationRow, inState, selectInvitations } from './invitation-rows.ts';

export type SentInvitationRow = Sent<InvitationRow>;

/** One of the client's own invitations; null when it is another's or does not exist. */
export async function findSentInvitation(
  db: Db,
  client: ApprovedClientViewer,
  invitationId: InvitationId,
): Promise<SentInvitationRow | null> {
  const invitation = await selectInvitations(db)
    .where('invitation.id', '=', invitationId)
    .executeTakeFirst();
  return invitation && isFrom(client, invitation) ? invitation : null;
}

/** Throws when the invitation is not the client's, for reading back what was just written. */
export async function getSentInvitation(
  db: Db,
  client: ApprovedClientViewer,
  invitationId: InvitationId,
): Promise<SentInvitationRow> {
  const invitation = await findSentInvitation(db, client, invitationId);
  if (!invitation) throw new Error(`Client ${client.userId} has no invitation ${invitationId}.`);
  return invitation;
}

/** The invitations to one of the client's projects, newest first; of all states, or of one. */
export async function listSentInvitations(
  db: Db,
  client: ApprovedClientViewer,
  project: Owned<ProjectRow>,
  { state, page }: { state: InvitationState | undefined; page: PageRequest },
): Promise<Page<SentInvitationRow>> {
  const rows = await selectInvitations(db)
    .where('invitation.project_id', '=', project.id)
    .where(inState(state))
    .$call((query) =>
      newestFirst(query, page, { createdAt: 'invitation.created_at', id: 'invitation.id' }),
    )
    .execute();
  const { items, nextCursor } = toPage(rows, page.limit, ({ sentAt, invitationId }) => ({
    createdAt: sentAt,
    id: invitationId,
  }));
  return { items: items.filter((row) => isFrom(client, row)), nextCursor };
}

import type { CompanyId } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import type { ClientViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { addMember } from '#features/identity/memberships/server/commands/members.ts';
import { publishChanges } from '#features/notifications/change-events/server/commands.ts';
import { recordAudit } from '#features/platform/audit/server/commands.ts';
import type { Services } from '#server/services.ts';
import type { MemberInvitationId } from '../../ids.ts';
import type { Addressed } from '../../policy.ts';
import type { InvitationRow } from '../queries/invitations.ts';
import type { MembersServices } from '../services.ts';

/** Withdraws an invitation to this company without an answer; false when there is none. */
export async function withdrawInvitation(
  tx: Tx,
  companyId: CompanyId,
  invitationId: MemberInvitationId,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('member_invitations')
    .set({ ended_as: 'withdrawn', ended_at: now })
    .where('id', '=', invitationId)
    .where('company_id', '=', companyId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Withdraws all invitations to a company that is closed. */
export async function withdrawInvitationsOf(
  tx: Tx,
  companyId: CompanyId,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('member_invitations')
    .set({ ended_as: 'withdrawn', ended_at: now })
    .where('company_id', '=', companyId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Withdraws what this member has sent, who is no owner any more: no one comes in by their word. */
export async function withdrawInvitationsBy(
  tx: Tx,
  { companyId, userId }: { companyId: CompanyId; userId: UserId },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('member_invitations')
    .set({ ended_as: 'withdrawn', ended_at: now })
    .where('company_id', '=', companyId)
    .where('invited_by', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
}

/**
 * Accepts an invitation: the client becomes a member and acts for the company from now on. Of two clicks one does it.
 * Who is a member already has accepted as well.
 */
export async function acceptInvitation(
  tx: Tx,
  { clock, joinConversations }: Pick<Services, 'clock'> & MembersServices,
  client: ClientViewer,
  { invitationId, companyId, role, invitedBy }: Addressed<InvitationRow>,
): Promise<{ refused: 'INVITATION_ENDED' | 'COMPANY_FULL' | 'COMPANY_SUSPENDED' | null }> {
  const now = clock.now();
  const open = await tx
    .selectFrom('member_invitations')
    .select('id')
    .where('id', '=', invitationId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  if (!open) return { refused: 'INVITATION_ENDED' };
  const { userId } = client;
  const { refused } = await addMember(tx, { companyId, userId, role, invitedBy, now });
  if (refused === 'COMPANY_FULL' || refused === 'COMPANY_SUSPENDED') return { refused };
  await tx
    .updateTable('member_invitations')
    .set({ ended_as: 'accepted', ended_at: now, accepted_by: userId })
    .where('id', '=', invitationId)
    .execute();
  if (refused === null) await joinConversations(tx, { companyId, userId });
  await recordAudit(tx, {
    actor: client,
    action: 'member-joined',
    subjectId: companyId,
    detail: { role },
  });
  await publishChanges(tx, [{ personIds: [userId], topic: 'account', subjectId: null }]);
  return { refused: null };
}

/** Declines an invitation without an answer. */
export async function declineInvitation(
  tx: Tx,
  { invitationId }: Addressed<InvitationRow>,
  now: Date,
): Promise<{ refused: 'INVITATION_ENDED' | null }> {
  const { numUpdatedRows } = await tx
    .updateTable('member_invitations')
    .set({ ended_as: 'declined', ended_at: now })
    .where('id', '=', invitationId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return { refused: numUpdatedRows === 0n ? 'INVITATION_ENDED' : null };
}

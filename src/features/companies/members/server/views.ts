import type { UserId } from '#access/user.ts';
import { isLastOwner } from '#features/identity/memberships/rules.ts';
import type { MemberRow } from '#features/identity/memberships/server/queries/members.ts';
import type { MemberView, ReceivedInvitation, SentInvitation } from '../contract.ts';
import { stateOf } from '../rules/invitation-state.ts';
import { type InvitationRow, inviterOf, type UnansweredRow } from './queries/invitations.ts';

/** What the members of a company read of one of them. */
export const viewMember = (
  member: MemberRow,
  { members, readerId }: { members: readonly MemberRow[]; readerId: UserId },
): MemberView => ({
  userId: member.userId,
  firstName: member.firstName,
  lastName: member.lastName,
  email: member.email,
  role: member.role,
  since: member.since.toISOString(),
  isYou: member.userId === readerId,
  isLastOwner: isLastOwner(member, members),
});

/** What owners read of an invitation without an answer. */
export const viewSent = (
  { invitationId, email, role, sentAt, expiresAt }: UnansweredRow,
  now: Date,
): SentInvitation => ({
  invitationId,
  email,
  role,
  sentAt: sentAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  state: expiresAt.getTime() > now.getTime() ? 'open' : 'expired',
});

/** What the invited person reads. */
export const viewReceived = (invitation: InvitationRow, now: Date): ReceivedInvitation => ({
  invitationId: invitation.invitationId,
  companyName: invitation.companyName,
  role: invitation.role,
  invitedBy: inviterOf(invitation),
  expiresAt: invitation.expiresAt.toISOString(),
  state: stateOf(invitation, now),
});

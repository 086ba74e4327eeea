import type { MemberRole } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import type { ClientViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { successorOf } from '#features/identity/memberships/rules.ts';
import {
  changeRole,
  removeMember,
  transferOwnership,
} from '#features/identity/memberships/server/commands/members.ts';
import { publishChanges } from '#features/notifications/change-events/server/commands.ts';
import { recordAudit } from '#features/platform/audit/server/commands.ts';
import type { Services } from '#server/services.ts';
import type { MembersServices } from '../services.ts';

type Refused = { refused: 'MEMBER_NOT_FOUND' | 'LAST_OWNER' | null };

/** Gives a member of the client's company another role. */
export async function giveRole(
  tx: Tx,
  client: ClientViewer,
  { userId, role }: { userId: UserId; role: MemberRole },
): Promise<Refused> {
  const { companyId } = client.company;
  const outcome = await changeRole(tx, companyId, { userId, role });
  if (outcome.refused) return outcome;
  await tellMembers(tx, client, { action: 'member-role-changed', personIds: [userId], role });
  return outcome;
}

/** Makes another member an owner and the client a hiring member. */
export async function handOverOwnership(
  tx: Tx,
  client: ClientViewer,
  to: UserId,
): Promise<{ refused: 'MEMBER_NOT_FOUND' | null }> {
  const outcome = await transferOwnership(tx, client.company.companyId, {
    from: client.userId,
    to,
  });
  if (outcome.refused) return outcome;
  await tellMembers(tx, client, {
    action: 'ownership-transferred',
    personIds: [client.userId, to],
    role: 'owner',
  });
  return outcome;
}

/** Takes a member, or the client, out of the client's company. What they were in charge of passes to another member. */
export async function dismissMember(
  tx: Tx,
  { clock, leaveConversations, handOverProjects }: Pick<Services, 'clock'> & MembersServices,
  client: ClientViewer,
  userId: UserId,
): Promise<Refused> {
  const { companyId } = client.company;
  const { refused, others } = await removeMember(tx, companyId, { userId, now: clock.now() });
  if (refused) return { refused };
  const successor = successorOf(userId, others);
  if (successor) await handOverProjects(tx, { companyId, from: userId, to: successor.userId });
  await leaveConversations(tx, { companyId, userId });
  const action = userId === client.userId ? 'member-left' : 'member-removed';
  await tellMembers(tx, client, { action, personIds: [userId] });
  return { refused: null };
}

/** It is on record, and the browsers of those concerned ask anew who their person is. */
async function tellMembers(
  tx: Tx,
  client: ClientViewer,
  { action, personIds, role }: { action: string; personIds: readonly UserId[]; role?: MemberRole },
): Promise<void> {
  await recordAudit(tx, {
    actor: client,
    action,
    subjectId: client.company.companyId,
    detail: role ? { role } : {},
  });
  await publishChanges(tx, [{ personIds, topic: 'account', subjectId: null }]);
}

import type { CompanyId, MemberRole } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import type { ClientViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { isLastOwner, successorOf } from '#features/identity/memberships/rules.ts';
import {
  changeRole,
  lockMembers,
  removeMember,
  transferOwnership,
} from '#features/identity/memberships/server/commands/members.ts';
import { listCompaniesOf } from '#features/identity/memberships/server/queries/companies.ts';
import { publishChanges } from '#features/notifications/change-events/server/commands.ts';
import { recordAudit } from '#features/platform/audit/server/commands.ts';
import type { Services } from '#server/services.ts';
import type { MembersServices } from '../services.ts';
import { withdrawInvitationsBy } from './end-invitation.ts';

type Refused = { refused: 'MEMBER_NOT_FOUND' | 'LAST_OWNER' | null };

/** Gives a member of the client's company another role. */
export async function giveRole(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  client: ClientViewer,
  { userId, role }: { userId: UserId; role: MemberRole },
): Promise<Refused> {
  const { companyId } = client.company;
  const outcome = await changeRole(tx, companyId, { userId, role, by: client.userId });
  if (outcome.refused) return outcome;
  if (role !== 'owner') await withdrawInvitationsBy(tx, { companyId, userId }, clock.now());
  await tellMembers(tx, client, { action: 'member-role-changed', personIds: [userId], role });
  return outcome;
}

/** Makes another member an owner and the client a hiring member. */
export async function handOverOwnership(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  client: ClientViewer,
  to: UserId,
): Promise<{ refused: 'MEMBER_NOT_FOUND' | null }> {
  const { companyId } = client.company;
  const outcome = await transferOwnership(tx, companyId, { from: client.userId, to });
  if (outcome.refused) return outcome;
  await withdrawInvitationsBy(tx, { companyId, userId: client.userId }, clock.now());
  await tellMembers(tx, client, {
    action: 'ownership-transferred',
    personIds: [client.userId, to],
    role: 'owner',
  });
  return outcome;
}

/** What it takes to let a member go. */
export type LeavingServices = Pick<Services, 'clock'> & MembersServices;

/** Takes a member, or the client, out of the client's company. */
export async function dismissMember(
  tx: Tx,
  services: LeavingServices,
  client: ClientViewer,
  userId: UserId,
): Promise<Refused> {
  const member = { companyId: client.company.companyId, userId };
  const { refused } = await letGo(tx, services, member, client.userId);
  if (refused) return { refused };
  const action = userId === client.userId ? 'member-left' : 'member-removed';
  await tellMembers(tx, client, { action, personIds: [userId] });
  return { refused: null };
}

/**
 * Takes a person whose account is to be erased out of every company in which they have colleagues, so that what they
 * did for it stays with it. Refused while colleagues would be left without an owner.
 */
export async function leaveColleagues(
  tx: Tx,
  services: LeavingServices,
  userId: UserId,
): Promise<{ refused: 'LAST_OWNER' | null }> {
  const withColleagues: CompanyId[] = [];
  for (const { companyId } of await listCompaniesOf(tx, userId)) {
    const members = await lockMembers(tx, companyId);
    if (members.length < 2) continue;
    if (members.some((own) => own.userId === userId && isLastOwner(own, members))) {
      return { refused: 'LAST_OWNER' };
    }
    withColleagues.push(companyId);
  }
  for (const companyId of withColleagues) {
    await letGo(tx, services, { companyId, userId }, userId);
  }
  return { refused: null };
}

/** What a member was in charge of passes to another one, and they do nothing more for the company. */
async function letGo(
  tx: Tx,
  { clock, leaveConversations, handOverWork }: LeavingServices,
  member: { companyId: CompanyId; userId: UserId },
  by: UserId,
): Promise<Refused> {
  const { companyId, userId } = member;
  const { refused, others } = await removeMember(tx, companyId, { userId, by, now: clock.now() });
  if (refused) return { refused };
  await withdrawInvitationsBy(tx, member, clock.now());
  const successor = successorOf(userId, others);
  if (successor) await handOverWork(tx, { companyId, from: userId, to: successor.userId });
  await leaveConversations(tx, member);
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

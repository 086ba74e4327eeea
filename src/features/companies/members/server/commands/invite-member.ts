import type { MemberRole } from '#access/company.ts';
import type { ClientViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { membersMax } from '#features/identity/memberships/rules.ts';
import { lockMembers, mayManage } from '#features/identity/memberships/server/commands/members.ts';
import { recordAudit } from '#features/platform/audit/server/commands.ts';
import type { Services } from '#server/services.ts';
import { type MemberInvitationId, toMemberInvitationId } from '../../ids.ts';
import {
  invitationDays,
  invitationsADay,
  openInvitationsMax,
} from '../../rules/invitation-state.ts';
import { memberInvited } from '../jobs.ts';
import { selectUnanswered } from '../queries/invitations.ts';

const dayMs = 24 * 60 * 60 * 1000;

export type InviteOutcome =
  | {
      refused:
        | 'NO_OWNER'
        | 'ALREADY_MEMBER'
        | 'ALREADY_INVITED'
        | 'COMPANY_FULL'
        | 'TOO_MANY_INVITATIONS';
    }
  | { refused: null; invitationId: MemberInvitationId };

/**
 * Invites an address to the client's company. An earlier invitation to it that has run out is replaced. The company is
 * locked, so that many at once are no more than its limits.
 */
export async function inviteMember(
  tx: Tx,
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
  client: ClientViewer,
  { email: typed, role }: { email: string; role: MemberRole },
): Promise<InviteOutcome> {
  const now = clock.now();
  const email = typed.toLowerCase();
  const { companyId } = client.company;
  const members = await lockMembers(tx, companyId);
  if (!mayManage(client.userId, members)) return { refused: 'NO_OWNER' };
  if (members.some((member) => member.email === email)) return { refused: 'ALREADY_MEMBER' };
  if (members.length >= membersMax) return { refused: 'COMPANY_FULL' };
  await tx
    .updateTable('member_invitations')
    .set({ ended_as: 'withdrawn', ended_at: now })
    .where('company_id', '=', companyId)
    .where('ended_at', 'is', null)
    .where('expires_at', '<=', now)
    .execute();
  const unanswered = await selectUnanswered(tx, companyId).execute();
  if (unanswered.some((each) => each.email === email)) return { refused: 'ALREADY_INVITED' };
  const { sent } = await tx
    .selectFrom('member_invitations')
    .select(({ fn }) => fn.countAll<string>().as('sent'))
    .where('company_id', '=', companyId)
    .where('created_at', '>', new Date(now.getTime() - dayMs))
    .executeTakeFirstOrThrow();
  if (unanswered.length >= openInvitationsMax || Number(sent) >= invitationsADay) {
    return { refused: 'TOO_MANY_INVITATIONS' };
  }
  const row = {
    ...{ company_id: companyId, email, role, invited_by: client.userId },
    ...{ created_at: now, expires_at: new Date(now.getTime() + invitationDays * dayMs) },
  };
  const { id } = await tx
    .insertInto('member_invitations')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  const invitationId = toMemberInvitationId(id);
  await recordAudit(tx, {
    actor: client,
    action: 'member-invited',
    subjectId: companyId,
    detail: { role },
  });
  await jobs.enqueue(tx, memberInvited, { invitationId });
  return { refused: null, invitationId };
}

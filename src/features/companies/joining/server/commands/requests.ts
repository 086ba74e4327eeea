import type { CompanyId, MemberRole } from '#access/company.ts';
import type { ClientViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { lockPeople } from '#features/identity/accounts/server/commands/people.ts';
import {
  addMember,
  lockMembers,
  mayManage,
} from '#features/identity/memberships/server/commands/members.ts';
import { publishChanges } from '#features/notifications/change-events/server/commands.ts';
import { recordAudit } from '#features/platform/audit/server/commands.ts';
import type { Services } from '#server/services.ts';
import type { MembershipRequestId } from '../../ids.ts';
import { membershipAnswered, membershipAsked } from '../jobs.ts';
import { findOffer } from '../queries/domains.ts';
import { findRequest } from '../queries/requests.ts';
import type { JoiningServices } from '../services.ts';

type Recording = Pick<Services, 'clock' | 'jobs'>;

/** Asks to become a member of the company whose domain the client's address is at. Asked twice, it is one request. */
export async function askForMembership(
  tx: Tx,
  { clock, jobs }: Recording,
  client: ClientViewer,
  companyId: CompanyId,
): Promise<{ refused: 'COMPANY_NOT_FOUND' | null }> {
  const offer = await findOffer(tx, client);
  if (offer?.companyId !== companyId) return { refused: 'COMPANY_NOT_FOUND' };
  const asked = await tx
    .insertInto('membership_requests')
    .values({ company_id: companyId, user_id: client.userId, asked_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (asked) {
    await jobs.enqueue(tx, membershipAsked, { requestId: asked.id as MembershipRequestId });
  }
  return { refused: null };
}

type Answer = { as: 'accepted'; role: MemberRole } | { as: 'declined' };

/** Answers a request to the client's company. Accepted, the user acts for the company from now on. */
export async function answerRequest(
  tx: Tx,
  { clock, jobs, joinConversations }: Recording & Pick<JoiningServices, 'joinConversations'>,
  client: ClientViewer,
  requestId: MembershipRequestId,
  answer: Answer,
): Promise<{
  refused: 'NO_OWNER' | 'REQUEST_NOT_FOUND' | 'REQUEST_ANSWERED' | 'COMPANY_FULL' | null;
}> {
  const { companyId } = client.company;
  const request = await findRequest(tx, requestId);
  if (request?.companyId !== companyId) return { refused: 'REQUEST_NOT_FOUND' };
  const { userId } = request;
  await lockPeople(tx, [userId]);
  if (!mayManage(client.userId, await lockMembers(tx, companyId))) return { refused: 'NO_OWNER' };
  const now = clock.now();
  const open = await tx
    .selectFrom('membership_requests')
    .select('id')
    .where('id', '=', requestId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!open) return { refused: 'REQUEST_ANSWERED' };
  if (answer.as === 'accepted') {
    const { role } = answer;
    const invitedBy = client.userId;
    const { refused } = await addMember(tx, { companyId, userId, role, invitedBy, now });
    if (refused === 'COMPANY_FULL') return { refused };
    if (refused === null) await joinConversations(tx, { companyId, userId });
    await recordAudit(tx, {
      actor: client,
      action: 'member-joined',
      subjectId: companyId,
      detail: { role },
    });
    await publishChanges(tx, [{ personIds: [userId], topic: 'account', subjectId: null }]);
  }
  await tx
    .updateTable('membership_requests')
    .set({ ended_as: answer.as, ended_at: now })
    .where('id', '=', requestId)
    .execute();
  await jobs.enqueue(tx, membershipAnswered, { requestId });
  return { refused: null };
}

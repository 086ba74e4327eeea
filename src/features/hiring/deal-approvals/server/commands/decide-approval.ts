import { hasRight } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import type { ApprovedClientViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { acceptApplication } from '#features/hiring/applications/server/commands/decide-application.ts';
import { lockPending } from '#features/hiring/applications/server/commands/follow-offer.ts';
import { findReceivedApplication } from '#features/hiring/applications/server/queries/received-applications.ts';
import { makeOffer } from '#features/hiring/offers/server/commands/make-offer.ts';
import type { Owned } from '#features/hiring/projects/policy.ts';
import { lockProject } from '#features/hiring/projects/server/commands/change-project.ts';
import { lockMembers } from '#features/identity/memberships/server/commands/members.ts';
import {
  listApprovers,
  type MemberRow,
} from '#features/identity/memberships/server/queries/members.ts';
import { markPast } from '#features/notifications/inbox/server/commands/mark-read.ts';
import { recordNotifications } from '#features/notifications/inbox/server/commands/record-notifications.ts';
import type { Services } from '#server/services.ts';
import { approvalDecided } from '../jobs.ts';
import { approvalAskedKind, approvalDecidedKind } from '../notifications.ts';
import { type ApprovalRow, findApproval } from '../queries/approvals.ts';
import { publishApproval } from './publish-approval.ts';

type Recording = Pick<Services, 'clock' | 'jobs'>;

/**
 * Approves what a colleague agrees to, and carries it out as if it were decided now. The company is locked, then the
 * project and the application: of two members who decide at once one decides, and both have the role at this moment.
 */
export async function approve(
  tx: Tx,
  services: Recording,
  client: ApprovedClientViewer,
  approval: Owned<ApprovalRow>,
) {
  const { applicationId, askedBy, act, terms, message, wordsToOthers, validDays } = approval;
  const members = await lockMembers(tx, approval.company_id);
  if (!mayStill(client.userId, 'approve', members)) return { refused: 'NO_APPROVER' } as const;
  if (!(await lockWaiting(tx, approval))) return { refused: 'APPROVAL_STATE' } as const;
  if (!askedBy || !mayStill(askedBy, 'hire', members)) return { refused: 'ASKER_LEFT' } as const;
  const application = await findReceivedApplication(tx, client, applicationId);
  if (!application) return { refused: 'APPROVAL_STATE' } as const;
  const agreeing = { by: askedBy, approvedBy: client.userId };
  const { refused } =
    act === 'acceptance'
      ? await acceptApplication(tx, services, application, { terms, wordsToOthers, ...agreeing })
      : await makeOffer(tx, services, application, {
          ...{ terms: termsOf(approval), message, wordsToOthers },
          ...{ validDays: validDays ?? 1, ...agreeing },
        });
  // It was neither waiting nor asked for again: both would need a rule, and what is approved has none.
  if (refused === 'APPROVAL_WAITS') throw new Error(`${approval.id} waits for itself.`);
  if (refused) return { refused };
  await settle(tx, services, approval, { as: 'approved', by: client.userId });
  return { refused: null };
}

/** Refuses what a colleague agrees to; the application is as it was before, and they are told the reason. */
export async function refuse(
  tx: Tx,
  services: Recording,
  client: ApprovedClientViewer,
  approval: Owned<ApprovalRow>,
  reason: string,
): Promise<{ refused: 'NO_APPROVER' | 'APPROVAL_STATE' | null }> {
  const members = await lockMembers(tx, approval.company_id);
  if (!mayStill(client.userId, 'approve', members)) return { refused: 'NO_APPROVER' };
  if (!(await lockWaiting(tx, approval))) return { refused: 'APPROVAL_STATE' };
  await settle(tx, services, approval, { as: 'refused', by: client.userId, reason });
  return { refused: null };
}

/** Takes back what waits for an approval; the application is as it was before. */
export async function takeBack(
  tx: Tx,
  services: Recording,
  client: ApprovedClientViewer,
  approval: Owned<ApprovalRow>,
): Promise<{ refused: 'APPROVAL_STATE' | null }> {
  if (!(await lockWaiting(tx, approval))) return { refused: 'APPROVAL_STATE' };
  await settle(tx, services, approval, { as: 'taken-back', by: client.userId });
  return { refused: null };
}

const mayStill = (
  userId: UserId,
  right: 'approve' | 'hire',
  members: readonly MemberRow[],
): boolean => members.some((member) => member.userId === userId && hasRight(member, right));

function termsOf({ id, terms }: ApprovalRow) {
  if (!terms) throw new Error(`The offer of the approval ${id} has no terms.`);
  return terms;
}

/** Locks the project and the application; whether the approval is waited for under these locks. */
async function lockWaiting(
  tx: Tx,
  { id, projectId, applicationId }: ApprovalRow,
): Promise<boolean> {
  if ((await lockProject(tx, projectId)) !== 'open') return false;
  if (!(await lockPending(tx, applicationId))) return false;
  return (await findApproval(tx, id))?.state === 'waiting';
}

interface End {
  as: 'approved' | 'refused' | 'taken-back';
  by: UserId;
  reason?: string;
}

/** Writes down how it ended, and tells the member who asked, unless they did it. It waits for no approver any more. */
async function settle(
  tx: Tx,
  services: Recording,
  approval: ApprovalRow,
  { as, by, reason = '' }: End,
): Promise<void> {
  const now = services.clock.now();
  await tx
    .updateTable('deal_approvals')
    .set({ state: as, decided_by: by, decided_at: now, reason })
    .where('id', '=', approval.id)
    .execute();
  for (const { userId } of await listApprovers(tx, approval.company_id)) {
    await markPast(tx, services, userId, { kind: approvalAskedKind, events: approval.id });
  }
  if (as !== 'taken-back' && approval.askedBy && approval.askedBy !== by) {
    await recordNotifications(tx, { jobs: services.jobs, now }, approvalDecidedKind(as), [
      { userId: approval.askedBy, event: approval.id, aboutId: by, about: approval },
    ]);
    await services.jobs.enqueue(tx, approvalDecided, { approvalId: approval.id });
  }
  await publishApproval(tx, approval);
}

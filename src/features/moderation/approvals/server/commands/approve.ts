import { toUserId, type UserId, type UserType } from '#access/user.ts';
import type { AdminViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { markApproved } from '#features/identity/accounts/server/commands/people.ts';
import { listOpenItems } from '#features/moderation/vetting/server/queries/checklists.ts';
import { publishChanges } from '#features/notifications/change-events/server/commands.ts';
import { recordAudits } from '#features/platform/audit/server/commands.ts';
import { settleClaims } from '#features/profiles/consultants/server/commands/claim-changes.ts';
import { claimsAged } from '#features/site-operations/site-settings/server/jobs.ts';
import type { JobSender } from '#lib/jobs/job-queue.ts';
import type { SearchIndex } from '#server/services.ts';
import { judgeApproval } from '../../policy.ts';
import { undoableUntil } from '../../rules.ts';
import { accountApproved, approvalJobId } from '../jobs.ts';
import { type AccountRow, selectAccounts } from '../queries.ts';
import { nameOf } from '../views.ts';

export interface ApprovalTools {
  jobs: JobSender;
  searchIndex: SearchIndex;
  now: Date;
}

/**
 * Approves one account for an admin who has read its checklist: `openItems` names the points that are not ticked. With
 * another one open nothing happens.
 */
export async function approveAfterReading(
  tx: Tx,
  tools: ApprovalTools,
  admin: AdminViewer,
  { userId, openItems }: { userId: UserId; openItems: readonly string[] },
): Promise<Approval | { outcome: 'checklist-unread' }> {
  if (judgeApproval(await lockAccount(tx, userId)) === 'approve') {
    const open = await listOpenItems(tx, [userId]);
    if (!open.every(({ id }) => openItems.includes(id))) return { outcome: 'checklist-unread' };
  }
  return approveAccount(tx, tools, admin, userId);
}

type Approval =
  | { outcome: 'approved'; userType: UserType; name: string }
  | { outcome: 'not-found' | 'profile-required' | 'suspended' };

/**
 * Approves one account; `admin` is null when the operator does it. Approving it again changes nothing and notifies no
 * one.
 */
export async function approveAccount(
  tx: Tx,
  tools: ApprovalTools,
  admin: AdminViewer | null,
  userId: UserId,
): Promise<Approval> {
  const account = await lockAccount(tx, userId);
  const judgement = judgeApproval(account);
  if (!account || judgement === 'not-found') return { outcome: 'not-found' };
  if (judgement === 'profile-required' || judgement === 'suspended') return { outcome: judgement };
  if (judgement === 'approve') await approveAll(tx, tools, admin, [account]);
  return { outcome: 'approved', userType: account.userType, name: nameOf(account) };
}

/** The lock lets simultaneous approvals of one account see each other. */
const lockAccount = (tx: Tx, userId: UserId): Promise<AccountRow | undefined> =>
  selectAccounts(tx)
    .where('profile.user_id', '=', userId)
    .forNoKeyUpdate('profile')
    .executeTakeFirst();

/**
 * Approval, audit entry and the event that mails and notifications follow from; the accounts are locked and not
 * approved.
 */
export async function approveAll(
  tx: Tx,
  { jobs, searchIndex, now }: ApprovalTools,
  admin: AdminViewer | null,
  accounts: readonly AccountRow[],
): Promise<void> {
  if (accounts.length === 0) return;
  const userIds = accounts.map(({ userId }) => userId);
  const open = Map.groupBy(await listOpenItems(tx, userIds), ({ userId }) => userId);
  const fullyChecked = userIds.filter((userId) => !open.has(userId));
  await markApproved(tx, userIds, { adminId: admin?.userId ?? null, fullyChecked, now });
  const consultants = accounts
    .filter(({ userType }) => userType === 'consultant')
    .map(({ userId }) => toUserId(userId));
  await settleClaims(tx, consultants);
  await searchIndex.refresh(tx, consultants);
  await recordAudits(
    tx,
    accounts.map(({ userId, userType }) => ({
      actor: admin,
      action: 'account-approved',
      subjectId: userId,
      detail: { userType, unchecked: (open.get(userId) ?? []).map(({ text }) => text) },
    })),
  );
  if (consultants.length > 0) await jobs.enqueue(tx, claimsAged, {});
  await publishChanges(tx, [{ personIds: userIds, topic: 'account', subjectId: null }]);
  await jobs.enqueueMany(
    tx,
    accountApproved,
    accounts.map(({ userId, refusedAt, refusalReason }) => ({
      data: {
        userId,
        approvedAt: now.toISOString(),
        refusal:
          refusedAt && refusalReason !== null
            ? { at: refusedAt.toISOString(), reason: refusalReason }
            : null,
      },
      id: approvalJobId(userId, now),
      startAfter: undoableUntil(now),
    })),
  );
}

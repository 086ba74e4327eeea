import type { AccountState, UserId } from '#access/user.ts';
import { toUserId } from '#access/user.ts';
import type { AdminViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import type { Write } from '#db/write.ts';
import { markUnapproved } from '#features/identity/accounts/server/commands/people.ts';
import { publishChanges } from '#features/notifications/change-events/server/commands.ts';
import { recordAudits } from '#features/platform/audit/server/commands.ts';
import { canUndoApproval } from '../../policy.ts';
import { accountApproved, approvalJobId } from '../jobs.ts';
import { type AccountRow, selectAccounts } from '../queries.ts';
import { nameOf } from '../views.ts';
import type { ApprovalTools } from './approve.ts';
import { type BatchEnd, batchOf, endOf } from './approve-clients.ts';
import type { Decided } from './decide.ts';

type Undone =
  | { refused: 'ACCOUNT_NOT_FOUND' | 'UNDO_TOO_LATE' }
  | { refused: null; account: Decided };

/** Makes an account what it was before its approval, while that can be undone: its owner is never told of either. */
export async function undoApproval(
  tx: Tx,
  tools: ApprovalTools,
  admin: AdminViewer,
  userId: UserId,
): Promise<Undone> {
  const account = await selectAccounts(tx)
    .where('profile.user_id', '=', userId)
    .forNoKeyUpdate('profile')
    .executeTakeFirst();
  if (!account?.isConfirmed) return { refused: 'ACCOUNT_NOT_FOUND' };
  const [undone] = await undoAll(tx, tools, admin, [account]);
  if (!undone) return { refused: 'UNDO_TOO_LATE' };
  const { userType } = account;
  return { refused: null, account: { userId, userType, name: nameOf(account), state: undone } };
}

/**
 * Undoes what this admin has approved with one request, in batches as it was approved. Answers how many: those whose
 * mail has left stay approved.
 */
export async function undoApprovals(
  tools: ApprovalTools & { write: Write },
  admin: AdminViewer,
  approvedAt: Date,
): Promise<number> {
  let count = 0;
  let after: BatchEnd = null;
  do {
    const place: BatchEnd = after;
    const batch: { undone: number; end: BatchEnd } = await tools.write(
      async (tx) => {
        const approved = selectAccounts(tx)
          .where('profile.user_type', '=', 'client')
          .where('profile.approved_at', '=', approvedAt)
          .where('profile.approved_by', '=', admin.userId);
        const accounts = await batchOf(approved, place).forNoKeyUpdate('profile').execute();
        const undone = await undoAll(tx, tools, admin, accounts);
        return { undone: undone.length, end: endOf(accounts) };
      },
      { withoutKey: true },
    );
    count += batch.undone;
    after = batch.end;
  } while (after);
  return count;
}

/**
 * Undoes the approvals of these accounts, which are locked, as far as their events still wait: an event that a worker
 * has taken up is told. Answers the state of each that was undone.
 */
async function undoAll(
  tx: Tx,
  { jobs, searchIndex, now }: ApprovalTools,
  admin: AdminViewer,
  accounts: readonly AccountRow[],
): Promise<AccountState[]> {
  const waiting = await jobs.cancelMany(
    tx,
    accountApproved,
    accounts.flatMap((account) =>
      account.approvedAt && canUndoApproval(account, now)
        ? [approvalJobId(account.userId, account.approvedAt)]
        : [],
    ),
  );
  if (waiting.length === 0) return [];
  const before = waiting.map(({ userId, refusal }) => ({
    userId,
    refusal: refusal && { at: new Date(refusal.at), reason: refusal.reason },
  }));
  await markUnapproved(tx, before, now);
  const types = new Map(accounts.map(({ userId, userType }) => [userId, userType]));
  const ids = before.map(({ userId }) => userId);
  await searchIndex.refresh(
    tx,
    ids.filter((id) => types.get(id) === 'consultant').map((id) => toUserId(id)),
  );
  await recordAudits(
    tx,
    ids.map((id) => ({
      actor: admin,
      action: 'approval-undone',
      subjectId: id,
      detail: { userType: types.get(id) },
    })),
  );
  await publishChanges(tx, [{ personIds: ids, topic: 'account', subjectId: null }]);
  return before.map(({ refusal }) => (refusal ? 'refused' : 'pending'));
}

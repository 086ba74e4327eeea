import { type AccountState, toUserId, type UserId, type UserType } from '#access/user.ts';
import type { AdminViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import {
  markRefused,
  markSuspended,
  markUnapproved,
} from '#features/identity/accounts/server/commands/people.ts';
import { isAdminUser } from '#features/identity/accounts/server/queries/admins.ts';
import type { AccountGround, DecisionKind } from '#features/moderation/decisions/rules.ts';
import { storeDecision } from '#features/moderation/decisions/server/commands/store-decision.ts';
import { publishChanges } from '#features/notifications/change-events/server/commands.ts';
import { recordNotifications } from '#features/notifications/inbox/server/commands/record-notifications.ts';
import { recordAudit } from '#features/platform/audit/server/commands.ts';
import { judgeRefusal, refusalToSuspend } from '../../policy.ts';
import { accountDecided } from '../jobs.ts';
import { accountWasDecided } from '../notifications.ts';
import { type AccountRow, selectAccounts } from '../queries.ts';
import { nameOf } from '../views.ts';
import { type ApprovalTools, approveAccount } from './approve.ts';

type Refusal = 'ACCOUNT_NOT_FOUND' | 'ACCOUNT_STATE' | 'IS_ADMIN';
export type Decided = { userId: string; userType: UserType; name: string; state: AccountState };
type Outcome<Refused extends Refusal> = { refused: Refused } | { refused: null; account: Decided };

/** Refuses an account that waits, or takes its approval back. Its owner is notified, with the reason. */
export async function refuseAccount(
  tx: Tx,
  tools: ApprovalTools,
  admin: AdminViewer | null,
  { userId, ground, reason }: { userId: UserId; ground: AccountGround; reason: string },
): Promise<Outcome<'ACCOUNT_NOT_FOUND' | 'ACCOUNT_STATE'>> {
  const account = await lockAccount(tx, userId);
  if (!account) return { refused: 'ACCOUNT_NOT_FOUND' };
  const action = judgeRefusal(account);
  if (!action) return { refused: 'ACCOUNT_STATE' };
  await markRefused(tx, userId, { reason, now: tools.now });
  const decision = action === 'account-refused' ? 'refused' : 'revoked';
  return settle(tx, tools, admin, { account, action, decision, ground, reason, state: 'refused' });
}

/** Suspends an account: it is on no list and has no rights until that is lifted. Notifies its owner of the reason. */
export async function suspendAccount(
  tx: Tx,
  tools: ApprovalTools,
  admin: AdminViewer | null,
  { userId, ground, reason }: { userId: UserId; ground: AccountGround; reason: string },
): Promise<Outcome<Refusal>> {
  const account = await lockAccount(tx, userId);
  if (!account) return { refused: 'ACCOUNT_NOT_FOUND' };
  const refused = refusalToSuspend({ ...account, isAdmin: await isAdminUser(tx, userId) });
  if (refused) return { refused };
  await markSuspended(tx, userId, { reason, now: tools.now });
  const decided = { action: 'account-suspended', decision: 'suspended', ground, reason } as const;
  return settle(tx, tools, admin, { account, ...decided, state: 'suspended' });
}

/** Lifts a suspension: the account is again what it was before. Its owner is told. */
export async function liftSuspension(
  tx: Tx,
  tools: ApprovalTools,
  admin: AdminViewer | null,
  userId: UserId,
): Promise<Outcome<'ACCOUNT_NOT_FOUND' | 'ACCOUNT_STATE'>> {
  const account = await lockAccount(tx, userId);
  if (!account) return { refused: 'ACCOUNT_NOT_FOUND' };
  if (!account.isSuspended) return { refused: 'ACCOUNT_STATE' };
  await markSuspended(tx, userId, { reason: null, now: tools.now });
  const decided = {
    action: 'suspension-lifted',
    decision: 'lifted',
    ground: null,
    reason: '',
  } as const;
  return settle(tx, tools, admin, { account, ...decided, state: stateBeneath(account) });
}

/**
 * Undoes what was decided about an account at this moment, on appeal. A suspension is lifted, an approval that was
 * taken back holds again, a refused account waits again. What was decided since then stays.
 */
export async function reverseDecision(
  tx: Tx,
  tools: ApprovalTools,
  admin: AdminViewer,
  { userId, kind, decidedAt }: { userId: UserId; kind: DecisionKind; decidedAt: Date },
): Promise<void> {
  const account = await lockAccount(tx, userId);
  if (!account) return;
  const isLast = (at: Date | null) => at?.getTime() === decidedAt.getTime();
  if (kind === 'account-suspended') {
    if (isLast(account.suspendedAt)) await liftSuspension(tx, tools, admin, userId);
    return;
  }
  if (!isLast(account.refusedAt)) return;
  await markUnapproved(tx, [{ userId, refusal: null }], tools.now);
  if (kind === 'account-revoked') await approveAccount(tx, tools, admin, userId);
  await publishChanges(tx, [{ personIds: [userId], topic: 'account', subjectId: null }]);
}

/** What an account is once its suspension is lifted. */
function stateBeneath({ isApproved, isRefused }: AccountRow): AccountState {
  if (isApproved) return 'approved';
  return isRefused ? 'refused' : 'pending';
}

/** A confirmed account, locked: decisions of one moment see each other. */
async function lockAccount(tx: Tx, userId: UserId): Promise<AccountRow | undefined> {
  const account = await selectAccounts(tx)
    .where('profile.user_id', '=', userId)
    .forNoKeyUpdate('profile')
    .executeTakeFirst();
  return account?.isConfirmed ? account : undefined;
}

interface Settled {
  account: AccountRow;
  action: string;
  decision: 'refused' | 'revoked' | 'suspended' | 'lifted';
  /** Null where rights come back: that needs no reasons. */
  ground: AccountGround | null;
  reason: string;
  state: AccountState;
}

/** What every decision has in common: lists follow, it is on record, and its owner is told. */
async function settle(
  tx: Tx,
  { jobs, searchIndex, now }: ApprovalTools,
  admin: AdminViewer | null,
  { account, action, decision, ground, reason, state }: Settled,
): Promise<{ refused: null; account: Decided }> {
  const { userId, userType } = account;
  if (userType === 'consultant') await searchIndex.refresh(tx, [toUserId(userId)]);
  await recordAudit(tx, {
    actor: admin,
    action,
    subjectId: userId,
    reason: reason || undefined,
    detail: { userType },
  });
  await recordNotifications(tx, { jobs, now }, accountWasDecided, [
    {
      userId: toUserId(userId),
      event: `${decision} ${now.toISOString()}`,
      aboutId: null,
      about: { decision, userType },
    },
  ]);
  await publishChanges(tx, [{ personIds: [userId], topic: 'account', subjectId: null }]);
  if (decision !== 'lifted') {
    await storeDecision(tx, now, {
      ...{ kind: `account-${decision}`, personId: toUserId(userId), ground, reason },
      decidedBy: admin?.userId ?? null,
    });
  }
  await jobs.enqueue(tx, accountDecided, {
    ...{ userId, decision, reason, ground, decidedAt: now.toISOString() },
  });
  return { refused: null, account: { userId, userType, name: nameOf(account), state } };
}

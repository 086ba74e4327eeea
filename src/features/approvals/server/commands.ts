import { toUserId, type UserId, type UserType } from '#access/user.ts';
import type { AdminViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import type { Write } from '#db/write.ts';
import { markApproved } from '#features/accounts/server/commands/people.ts';
import { recordAudits } from '#features/audit/server/commands.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import type { JobSender } from '#lib/jobs/job-queue.ts';
import type { DerivedData } from '#server/services.ts';
import { judgeApproval } from '../policy.ts';
import { accountApproved } from './jobs.ts';
import { type AccountRow, isAfter, selectAccounts, selectPending } from './queries.ts';
import { nameOf } from './views.ts';

export interface ApprovalTools {
  jobs: JobSender;
  derivedData: DerivedData;
  now: Date;
}

/** Approves one account. Approving it again changes nothing and tells nobody. */
export async function approveAccount(
  tx: Tx,
  tools: ApprovalTools,
  admin: AdminViewer,
  userId: UserId,
): Promise<
  | { outcome: 'approved'; userType: UserType; name: string }
  | { outcome: 'not-found' | 'profile-required' }
> {
  // The lock lets simultaneous approvals of one account see each other.
  const account = await selectAccounts(tx)
    .where('profile.user_id', '=', userId)
    .forNoKeyUpdate('profile')
    .executeTakeFirst();
  const judgement = judgeApproval(account);
  if (!account || judgement === 'not-found') return { outcome: 'not-found' };
  if (judgement === 'profile-required') return { outcome: 'profile-required' };
  if (judgement === 'approve') await approve(tx, tools, admin, [account]);
  return { outcome: 'approved', userType: account.userType, name: nameOf(account) };
}

const batchSize = 500;

/** When the newest of the clients signed up that wait now; null when none waits. */
export async function findLastWaitingClient(tx: Tx): Promise<Date | null> {
  const { last } = await selectPending(tx, 'client')
    .clearSelect()
    .select(({ fn }) => fn.max('profile.created_at').as('last'))
    .executeTakeFirstOrThrow();
  return last;
}

/**
 * Approves all waiting clients that signed up until `until`, longest waiting first, and answers how many
 * they were. Each batch is a transaction of its own: locks stay short, and what is done stays done.
 */
export async function approveClients(
  write: Write,
  tools: ApprovalTools,
  admin: AdminViewer,
  until: Date,
): Promise<number> {
  let approved = 0;
  let after: BatchEnd = null;
  do {
    const from: BatchEnd = after;
    const batch: Batch = await write((tx) => approveBatch(tx, tools, admin, until, from), {
      withoutKey: true,
    });
    approved += batch.approved;
    after = batch.end;
  } while (after);
  return approved;
}

/** The last account of a batch, in plain JSON; null after the last batch. */
type BatchEnd = { createdAt: string; id: string } | null;
type Batch = { approved: number; end: BatchEnd };

async function approveBatch(
  tx: Tx,
  tools: ApprovalTools,
  admin: AdminViewer,
  until: Date,
  after: BatchEnd,
): Promise<Batch> {
  const waiting = selectPending(tx, 'client').where('profile.created_at', '<=', until);
  const rest = after
    ? waiting.where(isAfter({ createdAt: new Date(after.createdAt), id: after.id }))
    : waiting;
  const batch = await rest
    .orderBy('profile.created_at')
    .orderBy('profile.user_id')
    .limit(batchSize)
    .forNoKeyUpdate('profile')
    .execute();
  await approve(tx, tools, admin, batch);
  const last = batch.at(-1);
  const end = last ? { createdAt: last.createdAt.toISOString(), id: last.userId } : null;
  return { approved: batch.length, end };
}

/** Approval, audit entry and the fact that mails follow from; the accounts are locked and not approved. */
async function approve(
  tx: Tx,
  { jobs, derivedData, now }: ApprovalTools,
  { userId: adminId }: AdminViewer,
  accounts: readonly AccountRow[],
): Promise<void> {
  if (accounts.length === 0) return;
  const userIds = accounts.map(({ userId }) => userId);
  await markApproved(tx, userIds, { adminId, now });
  const consultants = accounts.filter(({ userType }) => userType === 'consultant');
  await derivedData.refresh(
    tx,
    consultants.map(({ userId }) => toUserId(userId)),
  );
  await recordAudits(
    tx,
    accounts.map(({ userId, userType }) => ({
      actorId: adminId,
      action: 'account-approved',
      subjectId: userId,
      detail: { userType },
    })),
  );
  await jobs.enqueueMany(
    tx,
    accountApproved,
    userIds.map((userId) => ({ data: { userId }, id: derivedId(userId, 'account-approved') })),
  );
}

import type { UserId } from '#access/user.ts';
import type { AdminViewer, SignedIn } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { endWithAccount } from '#features/billing/subscriptions/server/commands/end-with-account.ts';
import {
  type LeavingServices,
  leaveColleagues,
} from '#features/companies/members/server/commands/change-members.ts';
import { endCallsOf } from '#features/conversations/calls/server/commands/end-calls-of.ts';
import { withdrawAllOf } from '#features/hiring/applications/server/commands/withdraw-application.ts';
import { cancelProjectsOf } from '#features/hiring/projects/server/commands/change-project.ts';
import { isLastAdmin } from '#features/identity/accounts/server/commands/last-admin.ts';
import { lockPeople, markLeaving } from '#features/identity/accounts/server/commands/people.ts';
import { findEmailAddresses } from '#features/identity/accounts/server/queries/people.ts';
import { publishChanges } from '#features/notifications/change-events/server/commands.ts';
import { recordAudit } from '#features/platform/audit/server/commands.ts';
import type { Services } from '#server/services.ts';
import { dueAfter } from '../../rules.ts';
import { deletionAsked, deletionCancelled } from '../jobs.ts';
import { leftWithoutCalls } from './notify-partners.ts';

type Tools = Pick<Services, 'clock' | 'jobs' | 'searchIndex'>;
type AskTools = Tools & LeavingServices;

/** What the others read whose applications end with a client's account. */
const clientLeft = 'The client has closed their account.';

/**
 * Hides an account, ends what is open of it, and sets the day on which it is erased. Applications without an answer are
 * withdrawn, open projects and calls cancelled; a subscription is not charged again. All users concerned are notified.
 * What its person did for a company with colleagues stays with them.
 */
export async function askDeletion(
  tx: Tx,
  tools: AskTools,
  { userId }: Pick<SignedIn, 'userId'>,
  by: { adminId: UserId; reason: string } | null = null,
): Promise<{ refused: 'LAST_ADMIN' | 'LAST_OWNER' | 'DELETION_ASKED' | null }> {
  const now = tools.clock.now();
  if (await isLastAdmin(tx, userId)) return { refused: 'LAST_ADMIN' };
  await lockPeople(tx, [userId]);
  const { refused } = await leaveColleagues(tx, tools, userId);
  if (refused) return { refused };
  const asked = await tx
    .insertInto('deletions')
    .values({
      user_id: userId,
      asked_at: now,
      due_at: dueAfter(now),
      asked_by: by?.adminId ?? null,
      reason: by?.reason ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  if (!asked) return { refused: 'DELETION_ASKED' };
  await markLeaving(tx, userId, now);
  await withdrawAllOf(tx, tools, userId);
  await cancelProjectsOf(tx, tools, { clientId: userId }, { from: ['open'], reason: clientLeft });
  await endCallsOf(tx, tools, userId, leftWithoutCalls);
  await endWithAccount(tx, tools, userId, 'period-end');
  await tools.searchIndex.refresh(tx, [userId]);
  await publishChanges(tx, [{ personIds: [userId], topic: 'account', subjectId: null }]);
  await tools.jobs.enqueue(tx, deletionAsked, { userId });
  return { refused: null };
}

/** The same for another user, by an admin who says why. The user is notified, and can cancel it. */
export async function askDeletionFor(
  tx: Tx,
  tools: AskTools,
  admin: AdminViewer,
  { userId, reason }: { userId: UserId; reason: string },
): Promise<
  | { refused: 'USER_NOT_FOUND' | 'LAST_ADMIN' | 'LAST_OWNER' | 'DELETION_ASKED'; dueAt: null }
  | { refused: null; dueAt: string }
> {
  if (!(await findEmailAddresses(tx, [userId])).has(userId)) {
    return { refused: 'USER_NOT_FOUND', dueAt: null };
  }
  const by = { adminId: admin.userId, reason };
  const { refused } = await askDeletion(tx, tools, { userId }, by);
  if (refused) return { refused, dueAt: null };
  await recordAudit(tx, { actor: admin, action: 'deletion-asked', subjectId: userId, reason });
  return { refused: null, dueAt: dueAfter(tools.clock.now()).toISOString() };
}

/** Shows an account again whose person keeps it. What was withdrawn, cancelled or ended stays so. */
export async function cancelDeletion(
  tx: Tx,
  { jobs, searchIndex }: Tools,
  userId: UserId,
): Promise<{ refused: 'ERASURE_BEGUN' | null; cancelled: boolean }> {
  const deletion = await tx
    .selectFrom('deletions')
    .select('user_id')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  const begun = await tx
    .selectFrom('erasures')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (begun) return { refused: 'ERASURE_BEGUN', cancelled: false };
  if (!deletion) return { refused: null, cancelled: false };
  await tx.deleteFrom('deletions').where('user_id', '=', userId).execute();
  await markLeaving(tx, userId, null);
  await searchIndex.refresh(tx, [userId]);
  await publishChanges(tx, [{ personIds: [userId], topic: 'account', subjectId: null }]);
  await jobs.enqueue(tx, deletionCancelled, { userId });
  return { refused: null, cancelled: true };
}

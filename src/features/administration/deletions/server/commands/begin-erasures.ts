import { toUserId, type UserId } from '#access/user.ts';
import type { Db, Tx } from '#db/client.ts';
import { endWithAccount } from '#features/billing/subscriptions/server/commands/end-with-account.ts';
import { endCallsOf } from '#features/conversations/calls/server/commands/end-calls-of.ts';
import { listDealsInProgress } from '#features/hiring/applications/server/queries/deals.ts';
import {
  cancelProjectsOf,
  cancelWithoutConsultant,
} from '#features/hiring/projects/server/commands/change-project.ts';
import { isLastAdmin } from '#features/identity/accounts/server/commands/last-admin.ts';
import { lockPeople, markLeaving } from '#features/identity/accounts/server/commands/people.ts';
import { endAllSessionsQuietly } from '#features/identity/accounts/server/commands/sessions.ts';
import {
  findEmailAddresses,
  findRecipient,
} from '#features/identity/accounts/server/queries/people.ts';
import { findLastRestore } from '#features/site-operations/restore-mode/server/queries.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import { RowFailures } from '#lib/jobs/row-failures.ts';
import type { Services } from '#server/services.ts';
import { nearAt } from '../../rules.ts';
import { accountErased, partnerLeaving } from '../emails/references.ts';
import { deletionNear } from '../jobs.ts';
import { leftWithoutCalls, toPartner } from './notify-partners.ts';

type Tools = Pick<
  Services,
  'db' | 'write' | 'clock' | 'jobs' | 'mailer' | 'searchIndex' | 'log' | 'publicUrl'
>;

/**
 * Goes through the accounts that are being deleted: reminds users whose time is nearly over, and begins to erase those
 * whose time is over. A database that was restored may not know of a cancelled deletion: it reminds them again first.
 * Continues after an account that fails, and throws at the end.
 */
export async function ageDeletions(tools: Tools, signal?: AbortSignal): Promise<void> {
  const { db, write, clock } = tools;
  const restoredAt = await findLastRestore(db);
  if (restoredAt) await write((tx) => postponeAfterRestore(tx, restoredAt));
  const failures = new RowFailures(signal);
  for (const userId of await listNear(db, nearAt(clock.now()))) {
    await failures.attempt(userId, () => write((tx) => warn(tx, tools, userId)));
  }
  for (const userId of await listDue(db, clock.now())) {
    await failures.attempt(userId, () => write((tx) => beginErasure(tx, tools, userId)));
  }
  failures.throwAny();
}

async function postponeAfterRestore(tx: Tx, restoredAt: Date): Promise<void> {
  await tx
    .updateTable('deletions')
    .set({ due_at: nearAt(restoredAt), warned_at: null })
    .where('asked_at', '<', restoredAt)
    .where('due_at', '<', nearAt(restoredAt))
    .execute();
}

async function listNear(db: Db, until: Date): Promise<UserId[]> {
  const rows = await db
    .selectFrom('deletions')
    .select('user_id')
    .where('warned_at', 'is', null)
    .where('due_at', '<=', until)
    .execute();
  return rows.map((row) => toUserId(row.user_id));
}

async function warn(
  tx: Tx,
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
  userId: UserId,
): Promise<void> {
  const warned = await tx
    .updateTable('deletions')
    .set({ warned_at: clock.now() })
    .where('user_id', '=', userId)
    .where('warned_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  if (warned) await jobs.enqueue(tx, deletionNear, { userId });
}

async function listDue(db: Db, now: Date): Promise<UserId[]> {
  const rows = await db
    .selectFrom('deletions')
    .select('user_id')
    .where('due_at', '<=', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('erasures')
            .select('erasures.user_id')
            .whereRef('erasures.user_id', '=', 'deletions.user_id'),
        ),
      ),
    )
    .orderBy('due_at')
    .execute();
  return rows.map((row) => toUserId(row.user_id));
}

/** From here on there is no way back: the user is signed out and notified, and so is everyone they still work with. */
async function beginErasure(tx: Tx, tools: Tools, userId: UserId): Promise<void> {
  const now = tools.clock.now();
  if (await isLastAdmin(tx, userId)) {
    tools.log.warn({ userId }, 'the last admin is not erased');
    return;
  }
  await lockPeople(tx, [userId]);
  const due = await tx
    .selectFrom('deletions')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('due_at', '<=', now)
    .forUpdate()
    .executeTakeFirst();
  if (!due) return;
  const farewellId = derivedId(userId, 'account-erased');
  const begun = await tx
    .insertInto('erasures')
    .values({ user_id: userId, begun_at: now, farewell_id: farewellId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  if (!begun) return;
  await endAllSessionsQuietly(tx, userId);
  await leavePartners(tx, tools, userId);
  // What was proposed to them in the moment in which they left.
  await endCallsOf(tx, tools, userId, leftWithoutCalls);
  await endWithAccount(tx, tools, userId, 'now');
  const recipient = await findRecipient(tx, userId);
  if (!recipient) return;
  await tools.mailer.queueMail(tx, accountErased, {
    to: recipient.to,
    props: { firstName: recipient.firstName },
    id: farewellId,
  });
}

async function leavePartners(tx: Tx, tools: Tools, userId: UserId): Promise<void> {
  const deals = await listDealsInProgress(tx, userId);
  const asConsultant = deals.filter(({ consultantId }) => consultantId === userId);
  const cancelled = await cancelWithoutConsultant(
    tx,
    tools,
    asConsultant.map(({ projectId }) => projectId),
    'The consultant has closed their account.',
  );
  await tools.mailer.queueMails(
    tx,
    partnerLeaving,
    asConsultant
      .filter(({ projectId }) => cancelled.includes(projectId))
      .map((deal) => toPartner(tools, deal, { userId, news: 'left', dueAt: null })),
  );
  // Their consultants are notified, as with every cancelled project.
  await cancelProjectsOf(
    tx,
    tools,
    { clientId: userId },
    {
      from: ['open', 'in_progress'],
      reason: 'The client has closed their account.',
    },
  );
}

/**
 * Begins to erase a user who was erased before, in a database that does not know it: it was restored. They were
 * notified then. Answers whether there is such a user.
 */
export async function eraseAgain(
  tx: Tx,
  { clock, searchIndex }: Pick<Services, 'clock' | 'searchIndex'>,
  userId: UserId,
): Promise<boolean> {
  if (!(await findEmailAddresses(tx, [userId])).has(userId)) return false;
  await lockPeople(tx, [userId]);
  const now = clock.now();
  const begun = await tx
    .insertInto('erasures')
    .values({ user_id: userId, begun_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  if (!begun) return false;
  await markLeaving(tx, userId, now);
  await endAllSessionsQuietly(tx, userId);
  await searchIndex.refresh(tx, [userId]);
  return true;
}

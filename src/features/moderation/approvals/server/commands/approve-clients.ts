import { toUserId } from '#access/user.ts';
import type { AdminViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import type { Write } from '#db/write.ts';
import { outageOf } from '#lib/errors/outage.ts';
import type { Log } from '#lib/log.ts';
import { type AccountRow, isAfter, type selectAccounts, selectPending } from '../queries.ts';
import { nameOf } from '../views.ts';
import { type ApprovalTools, approveAccount, approveAll } from './approve.ts';

const batchSize = 500;
const namedFailures = 100;

/** When the newest of the clients signed up that wait now; null when none waits. */
export async function findLastWaitingClient(tx: Tx): Promise<Date | null> {
  const { last } = await selectPending(tx, 'client')
    .clearSelect()
    .select(({ fn }) => fn.max('profile.created_at').as('last'))
    .executeTakeFirstOrThrow();
  return last;
}

/** How an approval of many went: who could not be approved still waits. */
export interface BulkApproval {
  approved: number;
  failed: number;
  /** The first of those who failed. */
  failures: { userId: string; name: string }[];
}

interface BulkTools extends ApprovalTools {
  write: Write;
  log: Log;
}

/**
 * Approves all waiting clients that signed up until `until`, longest waiting first. Each batch is a transaction of its
 * own: locks stay short, and what is done stays done. A batch that fails is gone through one by one: only a client who
 * cannot be approved is skipped and named.
 */
export async function approveClients(
  tools: BulkTools,
  admin: AdminViewer | null,
  until: Date,
): Promise<BulkApproval> {
  const sum: BulkApproval = { approved: 0, failed: 0, failures: [] };
  let after: BatchEnd = null;
  do {
    const place: Place = { until, after };
    const batch: Batch = await approveBatch(tools, admin, place);
    sum.approved += batch.approved;
    sum.failed += batch.failures.length;
    sum.failures.push(...batch.failures.slice(0, namedFailures - sum.failures.length));
    after = batch.end;
  } while (after);
  return sum;
}

/** The last account of a batch, in plain JSON; null after the last batch. */
export type BatchEnd = { createdAt: string; id: string } | null;
type Place = { until: Date; after: BatchEnd };
type Batch = { approved: number; end: BatchEnd; failures: { userId: string; name: string }[] };

async function approveBatch(
  tools: BulkTools,
  admin: AdminViewer | null,
  place: Place,
): Promise<Batch> {
  try {
    return await tools.write(
      async (tx) => {
        const batch = await selectBatch(tx, place).forNoKeyUpdate('profile').execute();
        await approveAll(tx, tools, admin, batch);
        return { approved: batch.length, end: endOf(batch), failures: [] };
      },
      { withoutKey: true },
    );
  } catch (error) {
    if (outageOf(error)) throw error;
    return approveOneByOne(tools, admin, place);
  }
}

async function approveOneByOne(
  tools: BulkTools,
  admin: AdminViewer | null,
  place: Place,
): Promise<Batch> {
  const { write, log } = tools;
  const batch = await write(
    async (tx) => {
      const rows = await selectBatch(tx, place).execute();
      return {
        people: rows.map((row) => ({ userId: row.userId, name: nameOf(row) })),
        end: endOf(rows),
      };
    },
    { withoutKey: true },
  );
  const failures: Batch['failures'] = [];
  for (const person of batch.people) {
    try {
      await write((tx) => approveAccount(tx, tools, admin, toUserId(person.userId)), {
        withoutKey: true,
      });
    } catch (error) {
      if (outageOf(error)) throw error;
      log.error({ err: error, userId: person.userId }, 'an account could not be approved');
      failures.push(person);
    }
  }
  return { approved: batch.people.length - failures.length, end: batch.end, failures };
}

function selectBatch(tx: Tx, { until, after }: Place) {
  return batchOf(selectPending(tx, 'client').where('profile.created_at', '<=', until), after);
}

/** The next of these accounts, longest waiting first. */
export function batchOf(accounts: ReturnType<typeof selectAccounts>, after: BatchEnd) {
  const rest = after
    ? accounts.where(isAfter({ createdAt: new Date(after.createdAt), id: after.id }))
    : accounts;
  return rest.orderBy('profile.created_at').orderBy('profile.user_id').limit(batchSize);
}

/** Where a batch ends. */
export function endOf(batch: readonly AccountRow[]): BatchEnd {
  const last = batch.at(-1);
  return last ? { createdAt: last.createdAt.toISOString(), id: last.userId } : null;
}

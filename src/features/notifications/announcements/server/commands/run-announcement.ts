import { sql } from 'kysely';
import type { Tx } from '#db/client.ts';
import { isForgotten } from '../../rules/life-cycle.ts';

/** One run of a blast's job: the only one that may send while the blast names it. */
export interface AnnouncementRun {
  runId: string;
  blastId: string;
}

/** Said of a mail that was under way when its process ended. */
export const interrupted =
  'The process that was sending this mail ended before it knew whether the mail server had taken it.';

/**
 * Takes a blast over for this run. What earlier runs have left under way is in doubt from here on, and never sent again
 * unasked. Answers false when there is nothing to send now: it is paused, ended, or asks because it was forgotten.
 */
export async function beginRun(
  tx: Tx,
  { runId, blastId }: AnnouncementRun,
  now: Date,
): Promise<{ begun: boolean }> {
  const blast = await tx
    .selectFrom('mail_blasts')
    .select(['state', 'moved_at'])
    .where('id', '=', blastId)
    .forUpdate()
    .executeTakeFirst();
  if (!blast) return { begun: false };
  // Claims hold the blast's row until they are committed, so none of an earlier run can come after this.
  await tx.updateTable('mail_blasts').set({ run_id: runId }).where('id', '=', blastId).execute();
  await tx
    .updateTable('mail_deliveries')
    .set({ status: 'uncertain', reason: interrupted, settled_at: now })
    .where('blast_id', '=', blastId)
    .where('status', '=', 'sending')
    .execute();
  if (blast.state === 'sending' && isForgotten(blast.moved_at, now)) {
    await askWhether(tx, [blastId]);
    return { begun: false };
  }
  return { begun: blast.state === 'sending' };
}

/** Lets blasts wait until an admin says that they go on. */
export async function askWhether(tx: Tx, announcementIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('mail_blasts')
    .set({ state: 'asking' })
    .where('id', 'in', announcementIds)
    .where('state', '=', 'sending')
    .execute();
}

/**
 * Marks a delivery as under way: only after this may its mail leave. Answers false when another run has taken over, the
 * blast does not go on, or the delivery is not waiting any more.
 */
export async function claimDelivery(
  tx: Tx,
  { runId, blastId }: AnnouncementRun,
  deliveryId: string,
): Promise<{ claimed: boolean }> {
  const blast = await tx
    .selectFrom('mail_blasts')
    .select('id')
    .where('id', '=', blastId)
    .where('state', '=', 'sending')
    .where('run_id', '=', runId)
    .forShare()
    .executeTakeFirst();
  if (!blast) return { claimed: false };
  const { numUpdatedRows } = await tx
    .updateTable('mail_deliveries')
    .set({ status: 'sending', run_id: runId, attempts: sql`attempts + 1` })
    .where('id', '=', deliveryId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return { claimed: numUpdatedRows > 0n };
}

/** What became of a mail that was claimed. */
export type Settlement =
  | { status: 'sent' }
  | { status: 'failed' | 'uncertain'; reason: string }
  /** Put off by its server: not before this time. */
  | { status: 'pending'; notBefore: Date; reason: string }
  /** It never left: the server could not be reached. */
  | { status: 'untried'; notBefore: Date };

/**
 * Stores what became of a mail, by the run that claimed it. One that another run has meanwhile listed as uncertain is
 * settled all the same: who sent it knows better.
 */
export async function settleDelivery(
  tx: Tx,
  { runId, blastId }: AnnouncementRun,
  deliveryId: string,
  settlement: Settlement,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('mail_deliveries')
    .set(columnsOf(settlement, now))
    .where('id', '=', deliveryId)
    .where('run_id', '=', runId)
    .where('status', 'in', ['sending', 'uncertain'])
    .execute();
  if (settlement.status === 'untried' || settlement.status === 'uncertain') return;
  await tx.updateTable('mail_blasts').set({ moved_at: now }).where('id', '=', blastId).execute();
}

function columnsOf(settlement: Settlement, now: Date) {
  switch (settlement.status) {
    case 'sent':
      return { status: 'sent' as const, reason: null, settled_at: now };
    case 'failed':
    case 'uncertain':
      return { ...settlement, settled_at: now };
    case 'pending':
      return waiting(settlement.notBefore, { reason: settlement.reason });
    case 'untried':
      return waiting(settlement.notBefore, { attempts: sql<number>`attempts - 1` });
  }
}

const waiting = <Rest extends object>(notBefore: Date, rest: Rest) => ({
  status: 'pending' as const,
  not_before: notBefore,
  settled_at: null,
  ...rest,
});

/** Skips a recipient whom the mail must not reach any more. */
export async function skipDelivery(
  tx: Tx,
  deliveryId: string,
  reason: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('mail_deliveries')
    .set({ status: 'skipped', reason, settled_at: now })
    .where('id', '=', deliveryId)
    .where('status', '=', 'pending')
    .execute();
}

/** Ends a blast without recipients left; answers when the next of the waiting ones is due, if there is any. */
export async function endRun(
  tx: Tx,
  { runId, blastId }: AnnouncementRun,
): Promise<{ next: string | null }> {
  const { next } = await tx
    .selectFrom('mail_deliveries')
    .select(sql<Date | null>`min(coalesce(not_before, 'epoch'))`.as('next'))
    .where('blast_id', '=', blastId)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  if (next) return { next: next.toISOString() };
  await tx
    .updateTable('mail_blasts')
    .set({ state: 'finished' })
    .where('id', '=', blastId)
    .where('run_id', '=', runId)
    .where('state', '=', 'sending')
    .execute();
  return { next: null };
}

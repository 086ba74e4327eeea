import { sql } from 'kysely';
import type { Tx } from '#db/client.ts';
import { deferToNext } from '#lib/database/pipeline.ts';
import type { JobSender } from '#lib/jobs/job-queue.ts';
import { longestFailureMs, nextTryAt } from '../../rules/limits.ts';
import { webhookDeliveriesDue, webhookStopped } from '../jobs.ts';
import type { ClaimedDelivery } from '../queries/due-deliveries.ts';

/** How a try ended. */
export interface Outcome {
  at: Date;
  tookMs: number;
  /** Null where there was no answer; `failure` says why. */
  status: number | null;
  failure: string | null;
  /** The beginning of the answer. */
  answer: string;
  /** How long the receiver asks to wait. */
  askedMs: number | null;
}

const isTaken = ({ status }: Outcome): boolean => status !== null && status >= 200 && status < 300;

/**
 * Records how a try ended. A failed delivery is tried again later, and those of its subject wait behind it; a test is
 * tried once. A webhook that is gone, or has taken no event for a week, is stopped. The webhook is locked before its
 * deliveries, as everywhere.
 */
export async function recordOutcome(
  tx: Tx,
  jobs: JobSender,
  delivery: ClaimedDelivery,
  outcome: Outcome,
): Promise<void> {
  const { webhookId, subjectId } = delivery;
  const { at, tookMs, status, failure, answer } = outcome;
  const isDelivered = isTaken(outcome);
  const isTest = delivery.type === 'webhook.test';
  if (isDelivered) await forgetFailures(tx, webhookId);
  const stopped =
    isDelivered || (isTest && status !== 410) ? null : await noteFailure(tx, webhookId, outcome);
  const isLast = isDelivered || isTest || stopped !== null;
  const next = isLast ? null : nextTryAt(at, delivery.tries + 1, outcome.askedMs);
  await deferToNext(
    tx,
    tx
      .updateTable('webhook_deliveries')
      .set({
        ...(next ? { due_at: next } : { state: isDelivered ? 'delivered' : 'given-up' }),
        ...{ claimed_until: null, tries: delivery.tries + 1, tried_at: at, took_ms: tookMs },
        ...{ status, failure, answer },
      })
      .where('id', '=', delivery.id)
      .where('state', '=', 'waiting'),
  );
  // Those behind it are looked at when its time has come.
  await deferToNext(
    tx,
    tx
      .updateTable('webhook_deliveries')
      .set({ due_at: next ?? at })
      .where('endpoint_id', '=', webhookId)
      .where('subject_id', '=', subjectId)
      .where('state', '=', 'waiting')
      .where('id', '<>', delivery.id)
      .where((eb) => (next ? eb('due_at', '<', next) : eb('due_at', '>', at))),
  );
  if (next) await jobs.enqueue(tx, webhookDeliveriesDue, {}, { startAfter: next });
  if (!stopped) return;
  await giveUpWaiting(tx, webhookId);
  if (stopped.state === 'failed') {
    const failingSince = stopped.since.toISOString();
    await jobs.enqueue(tx, webhookStopped, { webhookId, failingSince });
  }
}

const forgetFailures = (tx: Tx, webhookId: string): Promise<void> =>
  deferToNext(
    tx,
    tx
      .updateTable('webhook_endpoints')
      .set({ failing_since: null })
      .where('id', '=', webhookId)
      .where('failing_since', 'is not', null),
  );

/** Notes that a webhook that is on took nothing. Returns how it was stopped by that; null where it goes on. */
async function noteFailure(
  tx: Tx,
  webhookId: string,
  { at, status }: Outcome,
): Promise<{ state: 'gone' | 'failed'; since: Date } | null> {
  const since = sql<Date>`coalesce(failing_since, ${at})`;
  const lastGood = new Date(at.getTime() - longestFailureMs);
  const noted = await tx
    .updateTable('webhook_endpoints')
    .set({
      failing_since: since,
      state:
        status === 410
          ? 'gone'
          : sql<'on' | 'failed'>`case when ${since} <= ${lastGood} then 'failed' else state end`,
    })
    .where('id', '=', webhookId)
    .where('state', '=', 'on')
    .returning(['state', 'failing_since as since'])
    .executeTakeFirst();
  if (!noted?.since || (noted.state !== 'gone' && noted.state !== 'failed')) return null;
  return { state: noted.state, since: noted.since };
}

/** Gives up what waits for a webhook that is not on any more; it can be sent again. The webhook is locked. */
export const giveUpWaiting = (tx: Tx, webhookId: string): Promise<unknown> =>
  tx
    .updateTable('webhook_deliveries')
    .set({ state: 'given-up', claimed_until: null })
    .where('endpoint_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .execute();

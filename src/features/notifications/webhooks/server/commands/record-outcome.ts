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
 * tried once. An endpoint that is gone, or has taken no event for a week, is stopped.
 */
export async function recordOutcome(
  tx: Tx,
  jobs: JobSender,
  delivery: ClaimedDelivery,
  outcome: Outcome,
): Promise<void> {
  const { at, tookMs, status, failure, answer } = outcome;
  const isTest = delivery.type === 'webhook.test';
  const isDelivered = isTaken(outcome);
  const next = isDelivered || isTest ? null : nextTryAt(at, delivery.tries + 1, outcome.askedMs);
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
      .where('endpoint_id', '=', delivery.webhookId)
      .where('subject_id', '=', delivery.subjectId)
      .where('state', '=', 'waiting')
      .where('id', '<>', delivery.id)
      .where((eb) => (next ? eb('due_at', '<', next) : eb('due_at', '>', at))),
  );
  if (isDelivered) {
    await tx
      .updateTable('webhook_endpoints')
      .set({ failing_since: null })
      .where('id', '=', delivery.webhookId)
      .where('failing_since', 'is not', null)
      .execute();
    return;
  }
  if (status === 410) return stopWebhook(tx, delivery.webhookId, 'gone');
  if (isTest) return;
  if (next) await jobs.enqueue(tx, webhookDeliveriesDue, {}, { startAfter: next });
  const { failing_since: since } =
    (await tx
      .updateTable('webhook_endpoints')
      .set({ failing_since: sql<Date>`coalesce(failing_since, ${at})` })
      .where('id', '=', delivery.webhookId)
      .where('state', '=', 'on')
      .returning('failing_since')
      .executeTakeFirst()) ?? {};
  if (!since || at.getTime() - since.getTime() < longestFailureMs) return;
  await stopWebhook(tx, delivery.webhookId, 'failed');
  const event = { webhookId: delivery.webhookId, failingSince: since.toISOString() };
  await jobs.enqueue(tx, webhookStopped, event);
}

/** Sends nothing more to an endpoint: what waits is given up, and can be sent again once it is on. */
export async function stopWebhook(
  tx: Tx,
  webhookId: string,
  state: 'off' | 'gone' | 'failed',
): Promise<void> {
  await tx.updateTable('webhook_endpoints').set({ state }).where('id', '=', webhookId).execute();
  await tx
    .updateTable('webhook_deliveries')
    .set({ state: 'given-up', claimed_until: null })
    .where('endpoint_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .execute();
}

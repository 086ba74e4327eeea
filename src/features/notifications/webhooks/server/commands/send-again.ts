import type { Tx } from '#db/client.ts';
import type { Services } from '#server/services.ts';
import type { WebhookDeliveryId, WebhookId } from '../../ids.ts';
import type { WebhookOwner } from '../../policy.ts';
import { testsAnHour, testsWindowMs } from '../../rules/limits.ts';
import { webhookDeliveriesDue } from '../jobs.ts';
import { lockWebhook } from '../queries/endpoints.ts';

type Tools = Pick<Services, 'clock' | 'jobs'>;

/** Records a test event for a webhook of this owner. Locked, it counts its tests one after another. */
export async function sendTest(
  tx: Tx,
  { clock, jobs }: Tools,
  owner: WebhookOwner,
  webhookId: WebhookId,
): Promise<
  | { refused: 'WEBHOOK_NOT_FOUND' | 'WEBHOOK_OFF' | 'TOO_MANY_TESTS' }
  | { refused: null; deliveryId: string }
> {
  const webhook = await lockWebhook(tx, owner, webhookId);
  if (!webhook) return { refused: 'WEBHOOK_NOT_FOUND' };
  if (webhook.state !== 'on') return { refused: 'WEBHOOK_OFF' };
  const now = clock.now();
  const { tests } = await tx
    .selectFrom('webhook_deliveries')
    .select(({ fn }) => fn.countAll<string>().as('tests'))
    .where('endpoint_id', '=', webhookId)
    .where('type', '=', 'webhook.test')
    .where('happened_at', '>', new Date(now.getTime() - testsWindowMs))
    .executeTakeFirstOrThrow();
  if (Number(tests) >= testsAnHour) return { refused: 'TOO_MANY_TESTS' };
  const { id } = await tx
    .insertInto('webhook_deliveries')
    .values({
      ...{ endpoint_id: webhookId, type: 'webhook.test', subject_id: webhookId, data: {} },
      ...{ happened_at: now, due_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await jobs.enqueue(tx, webhookDeliveriesDue, {});
  return { refused: null, deliveryId: id };
}

/** Has a delivery that has ended sent again, under its id, with all tries before it. */
export async function sendAgain(
  tx: Tx,
  { clock, jobs }: Tools,
  owner: WebhookOwner,
  { webhookId, deliveryId }: { webhookId: WebhookId; deliveryId: WebhookDeliveryId },
): Promise<{
  refused: ('WEBHOOK_NOT_FOUND' | 'WEBHOOK_OFF' | 'DELIVERY_NOT_FOUND' | 'DELIVERY_WAITS') | null;
}> {
  const webhook = await lockWebhook(tx, owner, webhookId);
  if (!webhook) return { refused: 'WEBHOOK_NOT_FOUND' };
  if (webhook.state !== 'on') return { refused: 'WEBHOOK_OFF' };
  const delivery = await tx
    .selectFrom('webhook_deliveries')
    .select('claimed_until')
    .where('id', '=', deliveryId)
    .where('endpoint_id', '=', webhookId)
    .forUpdate()
    .executeTakeFirst();
  if (!delivery) return { refused: 'DELIVERY_NOT_FOUND' };
  if (delivery.claimed_until) return { refused: 'DELIVERY_WAITS' };
  // One that waits for its next try is tried now.
  await tx
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', due_at: clock.now(), tries: 0 })
    .where('id', '=', deliveryId)
    .execute();
  await jobs.enqueue(tx, webhookDeliveriesDue, {});
  return { refused: null };
}

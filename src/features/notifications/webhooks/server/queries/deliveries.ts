import type { Db } from '#db/client.ts';
import { newestFirst } from '#db/newest-first.ts';
import { type PageRequest, toPage } from '#lib/api/cursor.ts';
import type { WebhookId } from '../../ids.ts';

const selectDeliveries = (db: Db, webhookId: WebhookId) =>
  db
    .selectFrom('webhook_deliveries as delivery')
    .select(['delivery.id', 'delivery.type', 'delivery.state', 'delivery.tries'])
    .select(['delivery.happened_at as happenedAt', 'delivery.tried_at as triedAt'])
    .select(['delivery.took_ms as tookMs', 'delivery.due_at as dueAt'])
    .select(['delivery.status', 'delivery.failure', 'delivery.answer'])
    .where('delivery.endpoint_id', '=', webhookId);

/** A delivery as the owner of its webhook may read it. */
export type DeliveryRow = Awaited<
  ReturnType<ReturnType<typeof selectDeliveries>['execute']>
>[number];

/** One page of what was sent to a webhook, newest first: all, or what was tried and not taken. */
export async function listDeliveries(
  db: Db,
  webhookId: WebhookId,
  { isFailed }: { isFailed: boolean },
  page: PageRequest,
) {
  const rows = await selectDeliveries(db, webhookId)
    .$if(isFailed, (query) =>
      query.where(({ eb, or, and }) =>
        or([
          eb('delivery.state', '=', 'given-up'),
          and([eb('delivery.state', '=', 'waiting'), eb('delivery.tries', '>', 0)]),
        ]),
      ),
    )
    .$call((query) =>
      newestFirst(query, page, { createdAt: 'delivery.happened_at', id: 'delivery.id' }),
    )
    .execute();
  return toPage(rows, page.limit, ({ happenedAt, id }) => ({ createdAt: happenedAt, id }));
}

import type { WebhookDeliveryView, WebhookView } from '../contract.ts';
import type { DeliveryRow } from './queries/deliveries.ts';
import type { WebhookRow } from './queries/endpoints.ts';

/** A webhook for its owner: of its address the host alone, for the rest may be a secret. */
export function viewWebhook(
  { id, sealed: _, failingSince, oldSecretUntil, createdAt, ...webhook }: WebhookRow,
  now: Date,
): WebhookView {
  const isOldGood = oldSecretUntil !== null && oldSecretUntil > now;
  return {
    ...webhook,
    webhookId: id,
    failingSince: failingSince?.toISOString() ?? null,
    oldSecretUntil: isOldGood ? oldSecretUntil.toISOString() : null,
    createdAt: createdAt.toISOString(),
  };
}

/** A delivery for the owner of its webhook. */
export function viewDelivery({
  id,
  happenedAt,
  triedAt,
  dueAt,
  ...delivery
}: DeliveryRow): WebhookDeliveryView {
  return {
    ...delivery,
    deliveryId: id,
    happenedAt: happenedAt.toISOString(),
    triedAt: triedAt?.toISOString() ?? null,
    nextTryAt: delivery.state === 'waiting' ? dueAt.toISOString() : null,
  };
}

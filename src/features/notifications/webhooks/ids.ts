import { z } from 'zod';

/** Accepts a UUID from outside; whether there is such an endpoint is another question. */
export const webhookIdSchema = z.uuid().brand<'WebhookId'>();
export type WebhookId = z.output<typeof webhookIdSchema>;

export const webhookDeliveryIdSchema = z.uuid().brand<'WebhookDeliveryId'>();
export type WebhookDeliveryId = z.output<typeof webhookDeliveryIdSchema>;

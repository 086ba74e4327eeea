import type { Services } from '#server/services.ts';
import { billingEventReceived } from '../jobs.ts';

/**
 * Takes in a webhook of the billing service. It is recorded once, together with our event that
 * everything else follows from, so the answer is quick and nothing is lost. Throws WebhookRefused when
 * the signature does not prove the body, or its time is more than 300 seconds from ours.
 */
export async function receiveBillingWebhook(
  services: Services,
  rawBody: string | Uint8Array,
  signature: string,
): Promise<'recorded' | 'known-already'> {
  const { write, jobs, billing, clock } = services;
  const now = clock.now();
  const event = billing.verifyWebhook(rawBody, signature, now);
  const customerId = 'customerId' in event ? event.customerId : undefined;
  return write(async (tx) => {
    const recorded = await tx
      .insertInto('billing_events')
      .values({ event_id: event.id, type: event.type, received_at: now })
      .onConflict((conflict) => conflict.column('event_id').doNothing())
      .executeTakeFirst();
    if (!recorded.numInsertedOrUpdatedRows) return 'known-already';
    if (customerId) {
      await jobs.enqueue(tx, billingEventReceived, { eventId: event.id, customerId });
    }
    return 'recorded';
  });
}

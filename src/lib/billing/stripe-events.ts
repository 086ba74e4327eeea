import { z } from 'zod';
import { fromMinorUnits } from '#lib/money/minor-units.ts';
import type { BillingEvent } from './billing.ts';
import { WebhookRefused } from './errors.ts';

// Ids and types are kept in the database and used in addresses: printable ASCII, without spaces.
const name = z.string().regex(/^[\x21-\x7e]{1,255}$/);
const reference = z
  .union([name, z.object({ id: name })])
  .transform((found) => (typeof found === 'string' ? found : found.id));
const optionalReference = reference.nullish().transform((id) => id ?? undefined);
const latestSecond = 253_402_300_799;

/** What every event has, whatever it is about. */
const envelopeSchema = z.object({
  id: name,
  type: name,
  created: z.number().int().min(0).max(latestSecond),
  livemode: z.boolean().optional(),
  /** Only events of accounts connected to ours have one. */
  account: z.unknown().optional(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
});

const checkoutSchema = z
  .object({
    id: name,
    customer: optionalReference,
    subscription: optionalReference,
    client_reference_id: z.string().nullish(),
  })
  .transform((session) => ({
    kind: 'checkout-completed' as const,
    checkoutId: session.id,
    customerId: session.customer,
    subscriptionId: session.subscription,
    clientReference: session.client_reference_id ?? undefined,
  }));

const subscriptionSchema = z.object({ id: name, customer: reference }).transform((found) => ({
  kind: 'subscription-changed' as const,
  customerId: found.customer,
  subscriptionId: found.id,
}));

const invoiceSchema = z
  .object({
    id: name,
    customer: optionalReference,
    amount_paid: z.number().int(),
    currency: z.string().regex(/^[a-z]{3}$/i),
    parent: z
      .object({
        subscription_details: z.object({ subscription: optionalReference }).nullish(),
      })
      .nullish(),
  })
  .transform((invoice) => ({
    invoiceId: invoice.id,
    customerId: invoice.customer,
    subscriptionId: invoice.parent?.subscription_details?.subscription,
    amountPaid: fromMinorUnits(invoice.amount_paid, invoice.currency),
    currency: invoice.currency.toUpperCase(),
  }));

/** Only the customer: the charged and refunded amounts are read again. */
const chargeSchema = z
  .object({ customer: optionalReference })
  .transform(({ customer }) => ({ kind: 'customer-charged' as const, customerId: customer }));

const readers = new Map<string, z.ZodType<DistributedFacts>>([
  ['checkout.session.completed', checkoutSchema],
  ['customer.subscription.created', subscriptionSchema],
  ['customer.subscription.updated', subscriptionSchema],
  ['customer.subscription.deleted', subscriptionSchema],
  ['customer.subscription.paused', subscriptionSchema],
  ['customer.subscription.resumed', subscriptionSchema],
  ['invoice.paid', invoiceSchema.transform((facts) => ({ kind: 'invoice-paid', ...facts }))],
  [
    'invoice.payment_failed',
    invoiceSchema.transform((facts) => ({ kind: 'invoice-payment-failed', ...facts })),
  ],
  ['customer.subscription.trial_will_end', subscriptionSchema],
  ['invoice.voided', chargeSchema],
  ['invoice.marked_uncollectible', chargeSchema],
  ['charge.refunded', chargeSchema],
]);

/** The types of events that the product has a use for: what the webhook is to be sent. */
export const handledEventTypes: readonly string[] = [...readers.keys()];

/** An event without its head. */
type FieldsOf<Event> = Event extends BillingEvent
  ? Omit<Event, 'id' | 'type' | 'createdAt'>
  : never;
type DistributedFacts = FieldsOf<BillingEvent>;

/**
 * A signed webhook's content in our words. A signature says who wrote it, not what it is: whatever does not have the
 * shape of an event throws WebhookRefused. Types that the product has no use for, events of another account and those
 * of the other mode (test or live) become `other`.
 */
export function readStripeEvent(content: unknown, { isLive }: { isLive: boolean }): BillingEvent {
  const envelope = read(envelopeSchema, content);
  const { id, type, created, data } = envelope;
  const head = { id, type, createdAt: new Date(created * 1000) };
  const isOurs = envelope.account === undefined && (envelope.livemode ?? isLive) === isLive;
  const schema = isOurs ? readers.get(type) : undefined;
  return schema ? { ...head, ...read(schema, data.object) } : { ...head, kind: 'other' };
}

function read<Output>(schema: z.ZodType<Output>, content: unknown): Output {
  const result = schema.safeParse(content);
  if (result.success) return result.data;
  throw new WebhookRefused('content', 'The webhook contains no readable event.', {
    cause: result.error,
  });
}

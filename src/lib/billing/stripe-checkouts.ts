import Stripe from 'stripe';
import { minorUnits } from '#lib/money/minor-units.ts';
import type { BillingCheckout, CheckoutOrder } from './billing.ts';
import { findPrice } from './set-up/catalogue.ts';
import { toBillingCheckout } from './stripe-objects.ts';

/** See `Billing.createCheckout`. */
export async function createCheckout(
  stripe: Stripe,
  order: CheckoutOrder,
  { idempotencyKey, automaticTax }: { idempotencyKey: string; automaticTax: boolean },
): Promise<{ url: string; sessionId: string }> {
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer: order.customerId,
      client_reference_id: order.clientReference,
      currency: order.currency.toLowerCase(),
      line_items: [{ quantity: 1, ...(await priceOf(stripe, order)) }],
      subscription_data: {
        description: order.productName,
        metadata: order.metadata,
        ...(order.trialEnd && {
          trial_end: toUnixSeconds(order.trialEnd),
          trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
        }),
      },
      payment_method_collection: 'always',
      // The amount charged is the amount shown: no conversion into the card's currency.
      adaptive_pricing: { enabled: false },
      automatic_tax: { enabled: automaticTax },
      ...(automaticTax && { billing_address_collection: 'required' }),
      // What stands on the invoice is kept with the customer.
      tax_id_collection: { enabled: true },
      customer_update: { address: 'auto', name: 'auto' },
      success_url: order.successUrl,
      cancel_url: order.cancelUrl,
      metadata: { ...order.metadata, reference: order.reference },
    },
    { idempotencyKey },
  );
  if (!session.url) throw new Error(`Stripe gave checkout ${session.id} no address.`);
  return { url: session.url, sessionId: session.id };
}

type LinePrice = Pick<Stripe.Checkout.SessionCreateParams.LineItem, 'price' | 'price_data'>;

/**
 * The price of the catalogue, if it is the one that was shown. Else one that is made for this checkout alone, for what
 * is charged is what is shown, whatever the set-up has come to.
 */
async function priceOf(stripe: Stripe, order: CheckoutOrder): Promise<LinePrice> {
  const currency = order.currency.toLowerCase();
  const amount = minorUnits(order.amount, order.currency);
  const price = await findPrice(stripe, order.planKey);
  const listed =
    price?.currency === currency
      ? price.unit_amount
      : price?.currency_options?.[currency]?.unit_amount;
  if (price && listed === amount && price.recurring?.interval === order.interval) {
    return { price: price.id };
  }
  return {
    price_data: {
      currency,
      unit_amount: amount,
      recurring: { interval: order.interval },
      tax_behavior: 'inclusive',
      product_data: { name: order.productName },
    },
  };
}

const toUnixSeconds = (time: Date): number => Math.floor(time.getTime() / 1000);

/** Closes a checkout. If another request was quicker, Stripe refuses; then this returns the current state. */
export async function expireCheckout(stripe: Stripe, sessionId: string): Promise<BillingCheckout> {
  try {
    return toBillingCheckout(await stripe.checkout.sessions.expire(sessionId));
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    const checkout = toBillingCheckout(await stripe.checkout.sessions.retrieve(sessionId));
    if (checkout.status === 'open') throw error;
    return checkout;
  }
}

import Stripe from 'stripe';
import type { BillingCheckout } from './billing.ts';
import { toBillingCheckout } from './stripe-objects.ts';

/** Closes a checkout, unless somebody was quicker: then Stripe refuses, and how it stands is the answer. */
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

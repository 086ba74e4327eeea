import Stripe from 'stripe';

/** Whether a fault of Stripe may be gone at the next attempt, unlike a refusal of what was asked. */
export function isPassingFault(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError)) return false;
  if (error instanceof Stripe.errors.StripeConnectionError) return true;
  const { statusCode } = error;
  // Without a status the answer was not Stripe's JSON: something in between answered.
  if (statusCode === undefined) return error instanceof Stripe.errors.StripeAPIError;
  const tooManyRequests = 429;
  const sameKeyStillRunning = 409;
  return statusCode >= 500 || statusCode === tooManyRequests || statusCode === sameKeyStillRunning;
}

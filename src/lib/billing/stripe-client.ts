import Stripe from 'stripe';

// Pinned: what Stripe answers changes with our code, not with a setting of the account.
export const stripeApiVersion = '2026-10-28.endive';

/** How long a call may take, in milliseconds, and how often it is retried. */
export interface Patience {
  timeoutMs: number;
  retries: number;
}

const usualPatience: Patience = { timeoutMs: 10_000, retries: 2 };

/** The SDK, on Stripe or on what speaks its protocol at `apiBase`. */
export const openStripe = ({
  secretKey,
  apiBase,
  patience: { timeoutMs, retries } = usualPatience,
}: {
  secretKey: string;
  apiBase?: string;
  patience?: Patience;
}): Stripe =>
  new Stripe(secretKey, {
    apiVersion: stripeApiVersion,
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
    ...addressOptions(apiBase),
  });

function addressOptions(apiBase: string | undefined): Stripe.StripeConfig {
  if (!apiBase) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  return protocol === 'https:'
    ? { host: hostname, port: port || 443, protocol: 'https' }
    : { host: hostname, port: port || 80, protocol: 'http' };
}

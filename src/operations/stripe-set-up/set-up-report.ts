import type { SetUpReport } from '#lib/billing/set-up/wanted.ts';

/** What the operator reads of a set-up. */
export function describeSetUp({ changes, madeWebhook }: SetUpReport): string {
  const found = changes.length === 0 ? ['Stripe is set up as it should be.'] : changes;
  if (!madeWebhook) return found.join('\n');
  return [
    ...found,
    '',
    'Set this in the environment; Stripe says it only once:',
    `STRIPE_WEBHOOK_SECRET=${madeWebhook.secret}`,
  ].join('\n');
}

import { noteSecretRead, setUpStripe } from '#lib/billing/set-up/set-up-stripe.ts';
import type { SetUpReport } from '#lib/billing/set-up/wanted.ts';
import type { StripeSettings } from '#lib/billing/stripe-billing.ts';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import { readBillingAddress } from '#operations/config/billing-config.ts';
import { wantedAtStripe } from './wanted-at-stripe.ts';

/** Where the command reads and writes, and where Stripe is, if not at its own address. */
interface Surroundings extends Pick<StripeSettings, 'apiBase' | 'patience'> {
  environment: NodeJS.ProcessEnv;
  write(line: string): void;
  complain(line: string): void;
}

/**
 * Sets Stripe up, and answers the exit code: 0 when all is as it should be, 1 when the operator has to do something.
 */
export async function runStripeSetUp({
  environment,
  write,
  complain,
  ...place
}: Surroundings): Promise<0 | 1> {
  try {
    const { secretKey, publicUrl } = readBillingAddress(environment);
    const access = { secretKey, ...place };
    const report = await setUpStripe(
      access,
      wantedAtStripe(publicUrl, `${publicUrl}/webhooks/stripe`),
    );
    // Said before it is noted as read: a secret may be made twice, and is never lost.
    write(describeSetUp(report));
    await noteSecretRead(access, report);
    return 0;
  } catch (error) {
    if (!(error instanceof SetupProblem)) throw error;
    complain(error.message);
    return 1;
  }
}

/** What the operator reads of a set-up. */
function describeSetUp({ changes, madeWebhook }: SetUpReport): string {
  const found = changes.length === 0 ? ['Stripe is set up as it should be.'] : changes;
  if (!madeWebhook) return found.join('\n');
  return [
    ...found,
    '',
    'Set this in the environment; Stripe says it only once:',
    `STRIPE_WEBHOOK_SECRET=${madeWebhook.secret}`,
  ].join('\n');
}

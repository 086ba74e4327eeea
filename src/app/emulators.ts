import { join } from 'node:path';
import { Hono } from 'hono';
import type pg from 'pg';
import type { Db } from '#db/client.ts';
import { withExampleApp } from '#emulators/example-app/example-app.ts';
import {
  createLocalStripe,
  type LocalStripeSettings,
} from '#emulators/local-stripe/local-stripe.ts';
import { createMailboxPages } from '#emulators/mailbox/mailbox-pages.ts';
import { mailboxSms } from '#emulators/mailbox/mailbox-sms.ts';
import { mailboxTransport } from '#emulators/mailbox/mailbox-transport.ts';
import { startLocalVies } from '#emulators/vies/local-vies.ts';
import { setUpStripe } from '#lib/billing/set-up/set-up-stripe.ts';
import { stripeBilling } from '#lib/billing/stripe-billing.ts';
import type { Clock } from '#lib/clock.ts';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import type { Log } from '#lib/log.ts';
import type { Config } from '#operations/config/config.ts';
import { readOrCreateSecret } from '#operations/config/secret-file.ts';
import { wantedAtStripe } from '#operations/stripe-set-up/wanted-at-stripe.ts';
import type { BillingService } from './billing-service.ts';

export { mailboxSms, mailboxTransport, startLocalVies, withExampleApp };

/**
 * Starts the Stripe of a demo, which moves no money. Its keys are made at random for each data folder: anyone who reads
 * the sources can sign nothing that a demo believes.
 */
export async function startLocalStripe(options: {
  config: Config;
  dataDir: string;
  pool: pg.Pool;
  clock: Clock;
  log: Log;
}): Promise<BillingService> {
  const { config, dataDir, pool, clock, log } = options;
  const secretKey = `sk_test_${await readOrCreateSecret(join(dataDir, 'secrets', 'local-stripe-key'))}`;
  const webhookUrl = `http://${loopbackOf(config.host)}:${config.port}/webhooks/stripe`;
  const webhookSecret = `whsec_${await readOrCreateSecret(join(dataDir, 'secrets', 'local-stripe-webhook'))}`;
  if (!config.demo || config.stripe) {
    throw new SetupProblem(
      'The local Stripe moves no money: it is for demos without STRIPE_SECRET_KEY.',
    );
  }
  const local = createLocalStripe({
    db: pool,
    secretKey,
    webhookSecret,
    webhookUrl,
    publicUrl: `${config.publicUrl}/dev/stripe`,
    account: accountOf(config.seller),
    clock,
    onFault: (error) => log.error({ err: error }, 'local Stripe'),
  });
  const { apiBase, close } = await local.listen();
  await setUpStripe({ secretKey, apiBase }, wantedAtStripe(config.publicUrl, webhookUrl));
  return {
    billing: stripeBilling({ secretKey, webhookSecrets: [webhookSecret], apiBase }),
    pages: local.pages,
    close,
  };
}

/** The account of the business that this site's own invoices name, so that both papers of a payment say the same. */
function accountOf({
  name,
  address,
  taxIds,
}: Config['seller']): Required<LocalStripeSettings>['account'] {
  return { name, letterhead: [...address, ...taxIds.map((id) => `VAT ID ${id}`)] };
}

/** Where this process reaches itself when it listens on every address. */
function loopbackOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/** The pages of the emulators: /dev/mailbox, and /dev/stripe where the local Stripe has some. */
export function emulatorPages(db: Db, stripePages: Hono | undefined): Hono {
  const pages = new Hono();
  pages.route('/dev/mailbox', createMailboxPages({ db }));
  if (stripePages) pages.route('/dev/stripe', stripePages);
  return pages;
}

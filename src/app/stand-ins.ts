import { join } from 'node:path';
import { Hono } from 'hono';
import type pg from 'pg';
import type { Db } from '#db/client.ts';
import { stripeBilling } from '#lib/billing/stripe-billing.ts';
import type { Clock } from '#lib/clock.ts';
import type { Config } from '#lib/env/config.ts';
import { readOrCreateSecret } from '#lib/env/secret-file.ts';
import type { Log } from '#lib/log.ts';
import { createLocalStripe } from '#stand-ins/local-stripe/local-stripe.ts';
import { createMailboxPages } from '#stand-ins/mailbox/mailbox-pages.ts';
import { mailboxTransport } from '#stand-ins/mailbox/mailbox-transport.ts';
import type { BillingService } from './billing-service.ts';

export { mailboxTransport };

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
  const webhookSecret = `whsec_${await readOrCreateSecret(join(dataDir, 'secrets', 'local-stripe-webhook'))}`;
  const local = createLocalStripe({
    db: pool,
    secretKey,
    webhookSecret,
    webhookUrl: `http://${loopbackOf(config.host)}:${config.port}/webhooks/stripe`,
    publicUrl: `${config.publicUrl}/dev/stripe`,
    clock,
    onFault: (error) => log.error({ err: error }, 'local Stripe'),
  });
  const { apiBase, close } = await local.listen();
  return {
    billing: stripeBilling({ secretKey, webhookSecret, apiBase }),
    pages: local.pages,
    close,
  };
}

/** Where this process reaches itself when it listens on every address. */
function loopbackOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/** The pages of the stand-ins: /dev/mailbox, and /dev/stripe where the local Stripe has some. */
export function standInPages(db: Db, stripePages: Hono | undefined): Hono {
  const pages = new Hono();
  pages.route('/dev/mailbox', createMailboxPages({ db }));
  if (stripePages) pages.route('/dev/stripe', stripePages);
  return pages;
}

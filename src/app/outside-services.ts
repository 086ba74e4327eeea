import { join } from 'node:path';
import { Hono } from 'hono';
import type pg from 'pg';
import type { Db } from '#db/client.ts';
import type { Billing } from '#lib/billing/billing.ts';
import { createLocalStripe, type LocalStripe } from '#lib/billing/local-stripe/local-stripe.ts';
import { stripeBilling } from '#lib/billing/stripe-billing.ts';
import type { Clock } from '#lib/clock.ts';
import type { Config } from '#lib/env/config.ts';
import { readOrCreateSecret } from '#lib/env/secret-file.ts';
import { openDiskFileStorage } from '#lib/files/disk-file-storage.ts';
import type { FileStorage } from '#lib/files/file-storage.ts';
import type { Log } from '#lib/log.ts';
import { parseMailAddress } from '#lib/mail/mail-address.ts';
import type { MailTransport } from '#lib/mail/mail-message.ts';
import { createMailboxPages } from '#lib/mail/mailbox-pages.ts';
import { mailboxTransport } from '#lib/mail/mailbox-transport.ts';
import { smtpTransport } from '#lib/mail/smtp-transport.ts';

export interface BillingService {
  billing: Billing;
  local: LocalStripe | undefined;
  close(): Promise<void>;
}

/**
 * Stripe when its keys are set; else, in a demo, the local one that moves no money. Its keys are made at random for
 * each data folder: anyone who reads the sources can sign nothing that a demo believes.
 */
export async function startBilling(options: {
  config: Config;
  dataDir: string;
  pool: pg.Pool;
  clock: Clock;
  log: Log;
}): Promise<BillingService> {
  const { config, dataDir, pool, clock, log } = options;
  if (config.stripe) {
    return {
      billing: stripeBilling(config.stripe),
      local: undefined,
      close: async () => undefined,
    };
  }
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
    local,
    close,
  };
}

/** Where this process reaches itself when it listens on every address. */
function loopbackOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/** A bucket when one is set; else a folder in the data folder. */
export async function openFileStorage({ s3 }: Config, dataDir: string): Promise<FileStorage> {
  if (!s3) return openDiskFileStorage(join(dataDir, 'files'));
  // Only those who need the client spend the tenth of a second that it takes to load.
  const { s3FileStorage } = await import('#lib/files/s3-file-storage.ts');
  return s3FileStorage(s3);
}

/** The mail server when one is set; else, in a demo, the development mailbox. */
export function createMailTransport(config: Config, db: Db): MailTransport {
  return config.smtpUrl
    ? smtpTransport({ url: config.smtpUrl, from: parseMailAddress(config.mailFrom) })
    : mailboxTransport(db);
}

/** The pages of the stand-ins: /dev/mailbox and /dev/stripe. */
export function standInPages(db: Db, local: LocalStripe | undefined): Hono {
  const pages = new Hono();
  pages.route('/dev/mailbox', createMailboxPages({ db }));
  if (local) pages.route('/dev/stripe', local.pages);
  return pages;
}

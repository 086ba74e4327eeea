import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { afterAll, describe, expect, it } from 'vitest';
import { orderFor } from '#emulators/local-stripe/start-for-test.ts';
import type { Billing } from '#lib/billing/billing.ts';
import { systemClock } from '#lib/clock.ts';
import { neverPaused } from '#lib/jobs/outbound-pause.ts';
import { createLog } from '#lib/log.ts';
import { readConfig } from '#operations/config/config.ts';
import { sharedDatabase } from '#tests/support/database.ts';
import { startBilling } from './outside-services.ts';

const database = await sharedDatabase();
const folder = await mkdtemp(join(tmpdir(), 'direct365-outside-'));
afterAll(() => rm(folder, { recursive: true }));

async function demoIn(dataDir: string): Promise<Billing> {
  const service = await startBilling({
    pause: neverPaused,
    config: readConfig({}),
    dataDir: join(folder, dataDir),
    pool: database.pool,
    clock: systemClock,
    log: createLog('silent'),
  });
  await service.close();
  return service.billing;
}

const secretsOf = async (dataDir: string): Promise<string[]> => {
  const secrets = join(folder, dataDir, 'secrets');
  const names = (await readdir(secrets)).sort();
  return Promise.all(names.map((name) => readFile(join(secrets, name), 'utf8')));
};

function isBelieved(billing: Billing, secret: string): boolean {
  const now = systemClock.now();
  const created = Math.floor(now.getTime() / 1000);
  const payload = JSON.stringify({ id: 'evt_1', type: 'a', created, data: { object: {} } });
  const header = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: created });
  try {
    return billing.verifyWebhook(payload, header, now).id === 'evt_1';
  } catch {
    return false;
  }
}

describe('the local Stripe of a demo', () => {
  it('has keys of its own in each data folder, kept for the next start', async () => {
    const one = await demoIn('one');
    const other = await demoIn('other');
    const [[key, signing], [otherKey, otherSigning]] = [
      await secretsOf('one'),
      await secretsOf('other'),
    ];
    expect(new Set([key, signing, otherKey, otherSigning]).size).toBe(4);
    expect([
      isBelieved(one, `whsec_${signing}`),
      isBelieved(other, `whsec_${otherSigning}`),
    ]).toEqual([true, true]);
    for (const known of ['whsec_local', `whsec_${otherSigning}`, `whsec_${key}`]) {
      expect(isBelieved(one, known)).toBe(false);
    }
    expect(isBelieved(await demoIn('one'), `whsec_${signing}`)).toBe(true);
    expect((await stat(join(folder, 'one/secrets/local-stripe-webhook'))).mode & 0o777).toBe(0o600);
  });
});

describe('an invoice of the local Stripe', () => {
  it('names the seller that the site’s own invoices name', async () => {
    const config = readConfig({
      SELLER_NAME: 'Loomworks Ltd',
      SELLER_ADDRESS: '1 Ledger Street; London EC1A 1BB; United Kingdom',
      SELLER_VAT_ID: 'GB123456789',
    });
    const service = await startBilling({
      pause: neverPaused,
      config,
      dataDir: join(folder, 'sells'),
      pool: database.pool,
      clock: systemClock,
      log: createLog('silent'),
    });
    const { billing, pages } = service;
    const onPages = (url: string, form?: Record<string, string>) =>
      pages?.request(new URL(url).pathname.replace('/dev/stripe', ''), {
        ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      });
    try {
      const buyer = { userId: 'buys', email: 'buys@demo.test', name: 'Ada Byron' };
      const { customerId } = await billing.createCustomer(buyer, 'buys');
      const { url } = await billing.createCheckout(orderFor(customerId), 'buys once');
      await onPages(url, { action: 'confirm' });
      const [invoice] = await billing.listInvoices(customerId);
      const paper = await onPages(invoice?.documentUrl?.replace(/\/pdf$/, '') ?? '');
      expect(await paper?.text()).toContain(
        ['Loomworks Ltd', ...config.seller.address, 'VAT ID GB123456789'].join('\n'),
      );
    } finally {
      await service.close();
    }
  });
});

describe('production', () => {
  const real = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://db.example/direct365',
    PUBLIC_URL: 'https://direct365.example',
    AUTH_SECRET: 'Xq7vTz3LpW9bRk2NfYc8HsJd5GmEa4Uo',
    SMTP_URL: 'smtps://mail.example:465',
    MAIL_FROM: 'Direct365 <hello@direct365.example>',
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };

  it('has no local Stripe, even where the settings ask for it', async () => {
    const { startLocalStripe } = await import('./emulators.ts');
    const start = startLocalStripe({
      config: readConfig(real),
      dataDir: join(folder, 'real'),
      pool: database.pool,
      clock: systemClock,
      log: createLog('silent'),
    });
    await expect(start).rejects.toThrow('The local Stripe moves no money');
  });

  it('does not start without the keys, and says which are missing', () => {
    const { STRIPE_SECRET_KEY: _key, STRIPE_WEBHOOK_SECRET: _secret, ...without } = real;
    expect(() => readConfig(without)).toThrow(
      /STRIPE_SECRET_KEY is missing[\s\S]*STRIPE_WEBHOOK_SECRET is missing/,
    );
  });

  it('is not half of a demo: one key alone is refused', () => {
    expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow('belong together');
  });
});

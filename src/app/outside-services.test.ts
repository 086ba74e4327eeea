import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Billing } from '#lib/billing/billing.ts';
import { systemClock } from '#lib/clock.ts';
import { readConfig } from '#lib/env/config.ts';
import { createLog } from '#lib/log.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';
import { startBilling } from './outside-services.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(join(tmpdir(), 'direct365-outside-'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

async function demoIn(dataDir: string): Promise<Billing> {
  const service = await startBilling({
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

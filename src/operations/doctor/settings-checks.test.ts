import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#operations/config/config.ts';
import { configWith, soundSettings, verdictsOf } from './doctor-fixture.ts';
import { programChecks } from './program-checks.ts';
import { settingsChecks } from './settings-checks.ts';

let checkoutDir: string;
beforeAll(async () => {
  checkoutDir = await mkdtemp(join(tmpdir(), 'direct365-doctor-'));
});
afterAll(() => rm(checkoutDir, { recursive: true }));

const look = async (name: string, changes: Record<string, string> = {}) => {
  const verdicts = await verdictsOf(settingsChecks({ config: configWith(changes), checkoutDir }));
  return verdicts[name];
};

describe('settings', () => {
  it.each([
    ['settings', {}, 'good'],
    ['auth-secret', {}, 'good'],
    ['public-url', {}, 'good'],
    ['public-url', { PUBLIC_URL: 'http://localhost:3000' }, 'look-at'],
    ['trusted-proxies', {}, 'look-at'],
    ['trusted-proxies', { PUBLIC_URL: 'http://localhost:3000' }, 'not-asked'],
    ['trusted-proxies', { TRUSTED_PROXIES: '10.0.0.0/8' }, 'good'],
    ['trusted-proxies', { TRUSTED_PROXIES: '0.0.0.0/1,128.0.0.0/1' }, 'wrong'],
    ['metrics-token', {}, 'look-at'],
    ['metrics-token', { METRICS_TOKEN: 'metrics-metrics-metrics' }, 'look-at'],
    ['metrics-token', { METRICS_TOKEN: 'q7Zr0vXc2mTfL9wYb4Kd8NhJ' }, 'good'],
    ['mail-senders', {}, 'good'],
    ['mail-webhook', {}, 'look-at'],
    ['mail-webhook', { MAIL_WEBHOOK_SECRET: soundSettings.AUTH_SECRET ?? '' }, 'good'],
    ['seller', {}, 'look-at'],
    ['seller', { SELLER_ADDRESS: '1 Ledger Street; London' }, 'good'],
    ['settings-file', {}, 'not-asked'],
  ])('%s with %j: %s', async (name, changes, state) => {
    expect(await look(name, changes)).toMatchObject({ state });
  });

  it('of a demo are few, and it says that it is one', async () => {
    const verdicts = await verdictsOf(settingsChecks({ config: readConfig({}), checkoutDir }));
    const { settings, ...others } = verdicts;
    expect(settings).toMatchObject({ state: 'look-at' });
    expect(new Set(Object.values(others).map(({ state }) => state))).toEqual(
      new Set(['not-asked']),
    );
  });

  it('of a demo may have a secret that can be guessed, and it is reported', async () => {
    const config = readConfig({ AUTH_SECRET: 'x'.repeat(32) });
    const verdicts = await verdictsOf(settingsChecks({ config, checkoutDir }));
    expect(verdicts['auth-secret']).toMatchObject({ state: 'look-at' });
  });

  it.each([
    [0o600, 'good', ''],
    [0o644, 'look-at', 'may read'],
    [0o666, 'look-at', 'may change'],
  ])('in a file of the mode %o: %s', async (mode, state, words) => {
    const file = join(checkoutDir, '.env');
    await writeFile(file, 'PORT=1\n');
    await chmod(file, mode);
    expect(await look('settings-file')).toMatchObject({
      state,
      sentence: expect.stringContaining(words),
    });
    await rm(file);
  });
});

describe('the program', () => {
  const pages = { version: '1.2.3', dependencies: { node: '24.21.0' } };

  it.each([
    ['24.21.0', 'good'],
    ['24.20.1', 'look-at'],
    ['25.0.0', 'look-at'],
    ['22.1.0', 'wrong'],
  ])('on Node.js %s: %s', async (version, state) => {
    await writeFile(join(checkoutDir, 'package.json'), JSON.stringify(pages));
    const verdicts = await verdictsOf(programChecks(checkoutDir, version));
    expect(verdicts.program).toEqual({ state: 'good', sentence: 'This is Direct365 1.2.3.' });
    expect(verdicts.node).toMatchObject({ state });
  });
});

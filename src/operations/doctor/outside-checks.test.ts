import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { secretKey, startForTest } from '#emulators/local-stripe/start-for-test.ts';
import { serveOnLoopback } from '#emulators/loopback.ts';
import { noteSecretRead, setUpStripe } from '#lib/billing/set-up/set-up-stripe.ts';
import type { WantedSetUp } from '#lib/billing/set-up/wanted.ts';
import { openDiskFileStorage } from '#lib/files/disk-file-storage.ts';
import { type LocalS3, startLocalS3 } from '#lib/files/local-s3-fixture.ts';
import { readConfig } from '#operations/config/config.ts';
import { type ClamdEmulator, startClamdEmulator } from '#tests/support/clamd-emulator.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { wantedAtStripe } from '../stripe-set-up/wanted-at-stripe.ts';
import { billingChecks } from './billing-checks.ts';
import { configWith, soundSettings, verdictsOf } from './doctor-fixture.ts';
import { fileChecks } from './file-checks.ts';
import { siteCheck } from './site-check.ts';

describe('Stripe', () => {
  let stripe: Awaited<ReturnType<typeof startForTest>>;
  beforeAll(async () => {
    const database = await freshDatabase();
    stripe = await startForTest(database.pool);
    return async () => {
      await stripe.close();
      await database.close();
    };
  });

  // What does not answer here is refused at once; what answers may take its time on a busy machine.
  const patience = { timeoutMs: 60_000, retries: 0 };
  const look = (changes: Record<string, string> = {}, apiBase = stripe.apiBase) =>
    verdictsOf(
      billingChecks({
        config: configWith({ STRIPE_SECRET_KEY: secretKey, ...changes }),
        stripe: { apiBase, patience },
      }),
    );
  const publicUrl = soundSettings.PUBLIC_URL ?? '';
  const wanted = wantedAtStripe(publicUrl, `${publicUrl}/webhooks/stripe`);
  const setUp = async (changes: Partial<WantedSetUp> = {}) => {
    const access = { secretKey, apiBase: stripe.apiBase };
    await noteSecretRead(access, await setUpStripe(access, { ...wanted, ...changes }));
  };
  const seen = async () => {
    const { 'stripe-prices': prices, 'stripe-webhook': webhook } = await look();
    return [prices?.state, webhook?.state];
  };

  it('that was never set up is wrong, by what is missing, and stays as it is', async () => {
    for (const _ of ['first', 'second']) {
      const verdicts = await look();
      expect(verdicts['stripe-prices']).toMatchObject({
        state: 'wrong',
        sentence: expect.stringMatching(/set-up-stripe.*price direct365_monthly missing.*portal/),
      });
      expect(verdicts['stripe-webhook']).toMatchObject({
        state: 'wrong',
        sentence: expect.stringMatching(/webhooks\/stripe at Stripe: missing; npm run/),
      });
    }
  });

  it('is good once it is set up, and wrong where something is set otherwise', async () => {
    const access = { secretKey, apiBase: stripe.apiBase };
    const made = await setUpStripe(access, wanted);
    expect(await seen()).toEqual(['good', 'wrong']);
    await noteSecretRead(access, made);
    expect(await seen()).toEqual(['good', 'good']);
    await setUp({ events: ['invoice.paid'] });
    expect(await seen()).toEqual(['good', 'wrong']);
    await setUp({ headline: 'Other' });
    expect(await seen()).toEqual(['wrong', 'good']);
    const [monthly, ...others] = wanted.plans;
    if (!monthly) throw new Error('There are no plans.');
    await setUp({ plans: [{ ...monthly, amounts: { ...monthly.amounts, GBP: 1 } }, ...others] });
    expect((await look())['stripe-prices']?.sentence).toContain('other amounts in gbp');
    await setUp({ plans: [{ ...monthly, productName: 'Other' }, ...others] });
    expect((await look())['stripe-prices']?.sentence).toContain('was "Other"');
    await setUp();
    expect(await seen()).toEqual(['good', 'good']);
  });

  it('says whether real money moves, and no key', async () => {
    expect((await look())['stripe-key']).toMatchObject({ state: 'look-at' });
    const live = await look({ STRIPE_SECRET_KEY: 'sk_live_unknown' });
    expect(live['stripe-key']).toMatchObject({ state: 'good' });
    expect(live['stripe-prices']).toEqual({
      state: 'wrong',
      sentence: 'Stripe does not know the key in STRIPE_SECRET_KEY.',
    });
    expect(JSON.stringify(live)).not.toContain('sk_live_unknown');
  });

  it('that does not answer is wrong, and one of a demo is not asked', async () => {
    const silent = await look({}, 'http://127.0.0.1:9');
    expect(silent['stripe-webhook']?.sentence).toMatch(/^Stripe cannot be reached/);
    const demo = await verdictsOf(billingChecks({ config: readConfig({}), stripe: { patience } }));
    expect(demo['stripe-webhook']).toMatchObject({ state: 'not-asked' });
  });
});

describe('files', () => {
  let s3: LocalS3;
  let folder: string;
  beforeAll(async () => {
    s3 = await startLocalS3();
    folder = await mkdtemp(join(tmpdir(), 'direct365-doctor-'));
    return () => rm(folder, { recursive: true });
  });

  const inBucket = (bucket: string) => ({
    S3_BUCKET: bucket,
    S3_REGION: s3.settings.region,
    S3_ENDPOINT: s3.settings.endpoint ?? '',
    S3_ACCESS_KEY_ID: 'key-id',
    S3_SECRET_ACCESS_KEY: 'bucket-secret',
  });
  const look = async (changes: Record<string, string>, dataFolder?: string) =>
    (await verdictsOf(fileChecks({ config: configWith(changes), dataFolder }))).files;

  it('in a bucket are written, read and removed again', async () => {
    expect(await look(inBucket('direct365-files'))).toMatchObject({ state: 'good' });
  });

  it('in no bucket, or one that does not answer, are wrong, and no secret is said', async () => {
    const missing = await look(inBucket('not-there'));
    expect(missing).toMatchObject({
      state: 'wrong',
      sentence: expect.stringContaining('NoSuchBucket'),
    });
    await s3.close();
    const silent = await look(inBucket('direct365-files'));
    expect(silent).toMatchObject({ state: 'wrong' });
    expect(`${missing?.sentence} ${silent?.sentence}`).not.toContain('bucket-secret');
  });

  it('on disk can be kept, and no folder is made for them', async () => {
    expect(await look({}, folder)).toMatchObject({ state: 'not-asked' });
    expect(existsSync(join(folder, 'files'))).toBe(false);
    await openDiskFileStorage(join(folder, 'files'));
    expect(await look({}, folder)).toMatchObject({ state: 'good' });
    expect(await readdir(join(folder, 'files', 'drafts'))).toEqual([]);
    await rm(join(folder, 'files', 'drafts'), { recursive: true });
  });
});

describe('the virus scanner', () => {
  let scanner: ClamdEmulator;
  beforeAll(async () => {
    scanner = await startClamdEmulator();
    return () => scanner.stop();
  });
  beforeEach(() => scanner.say(undefined));

  const look = async (changes: Record<string, string>) =>
    (await verdictsOf(fileChecks({ config: configWith(changes), dataFolder: undefined })))[
      'virus-scanner'
    ];
  const set = () => ({ CLAMAV_URL: `tcp://127.0.0.1:${scanner.port}` });

  it('is good when it distinguishes files', async () => {
    expect(await look(set())).toMatchObject({ state: 'good' });
    expect(await look({})).toMatchObject({ state: 'not-asked' });
  });

  it.each([
    ['stream: OK', /does not know the file/],
    ['stream: Everything FOUND', /harmless file for infected/],
    ['INSTREAM size limit exceeded. ERROR', /stay quarantined: .*size limit/],
  ])('is wrong when it says %j', async (answer, words) => {
    scanner.say(answer);
    expect(await look(set())).toEqual({ state: 'wrong', sentence: expect.stringMatching(words) });
  });

  it('is wrong when it does not answer', async () => {
    expect(await look({ CLAMAV_URL: 'tcp://127.0.0.1:9' })).toMatchObject({ state: 'wrong' });
  });
});

describe('the site', () => {
  let answer: { status: 200 | 503; body: object };
  let url: string;
  beforeAll(async () => {
    const site = new Hono().get('/readyz', (c) => c.json(answer.body, answer.status));
    const { address, close } = await serveOnLoopback(site);
    url = address;
    return close;
  });
  const look = async (publicUrl: string) =>
    (await verdictsOf([siteCheck({ config: configWith({ PUBLIC_URL: publicUrl }) })])).site;

  it.each([
    [200, { status: 'ready' }, 'good', /is ready/],
    [200, { status: 'ready', limits: ['the file storage is full'] }, 'look-at', /storage is full/],
    [503, { status: 'not ready', obstacle: 'migrations are pending' }, 'wrong', /are pending/],
    [200, { hello: 'world' }, 'wrong', /Something else/],
  ] as const)('that answers %i with %j: %s', async (status, body, state, words) => {
    answer = { status, body };
    expect(await look(url)).toEqual({ state, sentence: expect.stringMatching(words) });
  });

  it('that does not run is worth a look', async () => {
    expect(await look('http://127.0.0.1:9')).toMatchObject({ state: 'look-at' });
  });
});

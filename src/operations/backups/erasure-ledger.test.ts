import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { deletionsAged, erasuresAged } from '#features/administration/deletions/server/jobs.ts';
import { createLog } from '#lib/log.ts';
import { readConfig } from '#operations/config/config.ts';
import { createTestApp, sharedTestApp, type TestApp } from '#tests/support/app.ts';
import { bareDatabase } from '#tests/support/database.ts';
import { keepLedger, ledgerFile, readLedger } from './erasure-ledger.ts';
import { restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';

const folder = await mkdtemp(join(tmpdir(), 'direct365-ledger-'));
afterAll(() => rm(folder, { recursive: true }));
const app = await sharedTestApp();

const timeout = 240_000;
const day = 24 * 60 * 60_000;

async function runLater(
  at: TestApp,
  ms: number,
  job: typeof deletionsAged | typeof erasuresAged,
): Promise<void> {
  at.clock.moveTo(new Date(at.clock.now().getTime() + ms));
  await at.services.jobs.enqueue(at.services.db, job, {});
  await at.settle();
}

async function isKnown(at: TestApp, email: string): Promise<boolean> {
  const found = await at.pool.query('select 1 from auth.users where email = $1', [email]);
  return found.rows.length > 0;
}

const gone = '7b2c1e0a-64a4-4e7b-9d53-0d7a4a1c0f11';

describe('the ledger of erasures beside the backups', () => {
  it('has who was erased, once, as an id alone', async () => {
    await app.db
      .insertInto('erasures')
      .values({ user_id: gone, begun_at: app.clock.now(), erased_at: app.clock.now() })
      .execute();
    await keepLedger(app.services, folder);
    await keepLedger(app.services, folder);
    expect((await readFile(ledgerFile(folder), 'utf8')).trim()).toBe(gone);
  });

  it('hides users that an older backup restores, and erases them again', async () => {
    const userId = await app.make.client();
    await appendFile(ledgerFile(folder), `${userId}\n7b2c1e0a-64a4`);
    expect(await keepLedger(app.services, folder)).toBe(1);
    expect(await keepLedger(app.services, folder)).toBe(0);
    expect(await (await app.as(userId)).accounts.me()).toMatchObject({ accountState: 'leaving' });
    expect(await readLedger(ledgerFile(folder))).toEqual([gone, userId]);
  });

  it('goes on after a line that was cut off', async () => {
    const next = '0d7a4a1c-64a4-4e7b-9d53-7b2c1e0a0f11';
    await app.db
      .insertInto('erasures')
      .values({ user_id: next, begun_at: app.clock.now(), erased_at: app.clock.now() })
      .execute();
    await keepLedger(app.services, folder);
    expect(await readLedger(ledgerFile(folder))).toContain(next);
  });

  it('has them erased again after a real restore of a backup that is older', {
    timeout,
  }, async () => {
    const email = 'comes-back@example.test';
    const userId = await app.make.client({ email });
    const { connectionString, services, clock } = app;
    const backups = join(folder, 'backups');
    const taken = await takeBackup(
      'logical',
      {
        ...{ directConnectionString: connectionString, files: services.files },
        ...{ cluster: undefined, now: clock.now() },
      },
      backups,
    );
    await (await app.as(userId)).deletions.ask({ email });
    await app.settle();
    await runLater(app, 31 * day, deletionsAged);
    await runLater(app, day, erasuresAged);
    expect(await isKnown(app, email)).toBe(false);
    await keepLedger(services, backups);

    const database = await bareDatabase();
    const config = readConfig({ DATA_DIR: join(folder, 'restored') });
    await restoreBackup(
      taken.folder,
      {
        config: { ...config, databaseUrl: database.connectionString },
        checkoutDir: join(import.meta.dirname, '../../..'),
        log: createLog('silent'),
      },
      false,
    );
    const restored = await createTestApp({ database });
    expect(await isKnown(restored, email)).toBe(true);
    expect(await keepLedger(restored.services, backups)).toBe(1);
    expect(await (await restored.as(userId)).accounts.me()).toMatchObject({
      accountState: 'leaving',
    });
    await runLater(restored, day, erasuresAged);
    expect(await isKnown(restored, email)).toBe(false);
    expect(await keepLedger(restored.services, backups)).toBe(0);
    await restored.close();
  });

  it('is empty where no user was erased', async () => {
    expect(await readLedger(ledgerFile(join(folder, 'elsewhere')))).toEqual([]);
  });
});

import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ManualClock } from '#lib/clock.ts';
import { readConfig } from '#operations/config/config.ts';
import { backupChecks, judgeAge } from './backup-checks.ts';
import { diskChecks, judgeRoom } from './disk-checks.ts';
import type { DoctorContext } from './doctor-context.ts';
import { configWith, verdictsOf } from './doctor-fixture.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'direct365-doctor-'));
  return () => rm(folder, { recursive: true });
});

const unused: Omit<DoctorContext, 'config' | 'dataFolder'> = {
  checkoutDir: '/',
  reachDatabase: () => Promise.reject(new Error('The disk is no matter of the database.')),
  clock: new ManualClock('2026-11-23T12:00:00Z'),
  mailTo: undefined,
  dns: { resolveTxt: () => Promise.reject(new Error('The disk is no matter of the DNS.')) },
  stripe: { patience: { timeoutMs: 1, retries: 0 } },
};

describe('the folder of the data', () => {
  const look = (dataFolder: string | undefined, changes: Record<string, string> = {}) =>
    verdictsOf(diskChecks({ ...unused, config: configWith(changes), dataFolder }));

  it.each([
    [0o700, 'good'],
    [0o711, 'good'],
    [0o755, 'look-at'],
    [0o777, 'wrong'],
  ])('with the mode %o: %s, and nothing is left in it', async (mode, state) => {
    const own = join(folder, `mode-${mode}`);
    await mkdir(own);
    await chmod(own, mode);
    const verdicts = await look(own);
    expect(verdicts['data-folder']).toMatchObject({ state });
    expect(verdicts['backup-folder']).toMatchObject({ state: 'not-asked' });
    expect(await readdir(own)).toEqual([]);
  });

  it('that cannot be written to is wrong, and one that is not there is not made', async () => {
    const missing = join(folder, 'missing');
    expect((await look(missing))['data-folder']).toMatchObject({ state: 'not-asked' });
    expect(await readdir(folder)).not.toContain('missing');
    // A folder that even root cannot write to.
    const verdicts = await look('/proc', { BACKUP_DIR: '/proc' });
    expect(verdicts['data-folder']).toMatchObject({ state: 'wrong' });
    expect(verdicts['backup-folder']).toMatchObject({ state: 'wrong' });
  });

  it('says how much room there is', async () => {
    expect((await look(folder))['data-disk']?.sentence).toMatch(/\d+ MiB are free at /);
  });
});

describe('room on a disk', () => {
  it.each([
    [{ bytes: 2 ** 40, freeShare: 0.5, freeFiles: 1 }, 'good'],
    [{ bytes: 2 ** 40, freeShare: 0.09, freeFiles: 1 }, 'look-at'],
    [{ bytes: 2 ** 30, freeShare: 0.5, freeFiles: 1 }, 'look-at'],
    [{ bytes: 2 ** 27, freeShare: 0.5, freeFiles: 1 }, 'wrong'],
    [{ bytes: 2 ** 40, freeShare: 0.5, freeFiles: 0.01 }, 'wrong'],
  ])('of %j: %s', (room, state) => {
    expect(judgeRoom('/srv', room)).toMatchObject({ state });
  });
});

describe('backups', () => {
  const now = new Date('2026-11-23T12:00:00Z');
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

  it.each([
    [1, 'good'],
    [26, 'good'],
    [28, 'look-at'],
    [52, 'wrong'],
  ])('of every 24 hours, the last one %i hours old: %s', (hours, state) => {
    const last = { folder: '/srv/backups/x', madeAt: hoursAgo(hours) };
    expect(judgeAge(last, 24, now)).toMatchObject({ state });
  });

  it('are read from the folder, by their kind', async () => {
    const context = (changes: Record<string, string>) => ({
      config: configWith(changes),
      clock: new ManualClock(now),
    });
    const BACKUP_DIR = join(folder, 'backups');
    const stateOf = async (changes: Record<string, string>) => {
      const verdicts = await verdictsOf(backupChecks(context(changes)));
      return [verdicts['backup-logical']?.state, verdicts['backup-physical']?.state];
    };
    expect(await stateOf({})).toEqual(['look-at', 'not-asked']);
    expect(await stateOf({ BACKUP_DIR })).toEqual(['wrong', 'not-asked']);
    const whole = join(BACKUP_DIR, '2026-11-23T110000Z-logical');
    await mkdir(whole, { recursive: true });
    expect(await stateOf({ BACKUP_DIR })).toEqual(['wrong', 'not-asked']);
    await writeFile(join(whole, 'SHA256SUMS'), '');
    expect(await stateOf({ BACKUP_DIR })).toEqual(['good', 'not-asked']);
    expect(await stateOf({ BACKUP_DIR, DATABASE_URL: '', DEMO: 'false' })).toEqual([
      'good',
      'wrong',
    ]);
    const demo = await verdictsOf(
      backupChecks({ config: readConfig({}), clock: new ManualClock(now) }),
    );
    expect(demo['backup-logical']).toMatchObject({ state: 'not-asked' });
  });
});

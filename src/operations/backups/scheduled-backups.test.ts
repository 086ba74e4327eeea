import { readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { backupName } from '#operations/backups/files/kept-backups.ts';
import { beginBackup } from '#operations/backups/files/new-backup.ts';
import { readBackup } from '#operations/backups/files/read-backup.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { removeUnneededWal, takeDueBackups } from './scheduled-backups.ts';
import { backupSourceOf } from './take-backup.ts';

const folder = await mkdtemp(join(tmpdir(), 'direct365-scheduled-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const app = await sharedTestApp();

const scheduleIn = (target: string) => {
  const { connectionString, services } = app;
  const database = { ...{ connectionString, directConnectionString: connectionString } };
  return {
    settings: { folder: target, everyHours: 24, keep: { daily: 2, weekly: 1, monthly: 1 } },
    services,
    source: backupSourceOf({ ...database, dataDir: undefined, isPrivate: false }, services.files),
    dataDir: undefined,
  };
};

const at = async (time: string, target: string): Promise<string[]> => {
  app.clock.moveTo(time);
  await takeDueBackups(scheduleIn(target));
  return readdirSync(target).sort();
};

it('a backup is taken when one is due, and what the rule does not keep is removed', async () => {
  const target = join(folder, 'kept');
  const first = '2026-11-17T030000Z-logical';
  expect(await at('2026-11-17T03:00:00Z', target)).toEqual([first]);
  expect(await at('2026-11-18T02:59:00Z', target)).toEqual([first]);
  const second = '2026-11-18T030000Z-logical';
  expect(await at('2026-11-18T03:00:00Z', target)).toEqual([first, second]);
  // One that was broken off is no backup, and goes; another kind of folder stays.
  await mkdir(join(target, '2026-11-19T020000Z-logical.unfinished'));
  await mkdir(join(target, 'notes'));
  const third = '2026-11-19T030000Z-logical';
  expect(await at('2026-11-19T03:00:00Z', target)).toEqual([second, third, 'notes']);
  expect((await readBackup(join(target, third))).manifest.madeAt).toBe('2026-11-19T03:00:00.000Z');
});

it('a backup from a time that is still to come puts off none, and takes no place of another', async () => {
  const target = join(folder, 'ahead');
  const ahead = '2027-06-01T030000Z-logical';
  expect(await at('2027-06-01T03:00:00Z', target)).toEqual([ahead]);
  // The clock is right again.
  const names = ['18', '19', '20'].map((day) => `2026-11-${day}T030000Z-logical`);
  expect(await at('2026-11-18T03:00:00Z', target)).toEqual([...names.slice(0, 1), ahead]);
  expect(await at('2026-11-18T04:00:00Z', target)).toEqual([...names.slice(0, 1), ahead]);
  await at('2026-11-19T03:00:00Z', target);
  expect(await at('2026-11-20T03:00:00Z', target)).toEqual([...names.slice(1), ahead]);
});

it('a failed backup is reported once a day, with the reason', async () => {
  await app.make.admin({ email: 'operator@example.test' });
  await writeFile(join(folder, 'a-file'), '');
  const schedule = scheduleIn(join(folder, 'a-file/backups'));
  app.clock.moveTo('2026-11-20T03:00:00Z');
  await takeDueBackups(schedule);
  await takeDueBackups(schedule);
  app.clock.moveTo('2026-11-21T03:00:00Z');
  await takeDueBackups(schedule);
  await app.settle();
  const { rows } = await app.pool.query(
    "select subject, text from development_mailbox where to_address = 'operator@example.test'",
  );
  expect(rows.map(({ subject }) => subject)).toEqual([
    'A backup of Direct365 was not made',
    'A backup of Direct365 was not made',
  ]);
  expect(rows[0].text).toContain('a part of this path is a file');
  expect(rows[0].text).toContain('There is no backup yet.');
});

it('archived log goes when no physical backup that is left needs it', async () => {
  const target = join(folder, 'wal');
  for (const [day, firstWal] of [
    ['2026-11-20T03:00:00Z', '000000010000000000000009'],
    ['2026-11-21T03:00:00Z', '00000001000000000000000C'],
  ] as const) {
    const backup = await beginBackup(target, backupName('physical', new Date(day)));
    await backup.finish({
      ...{ format: 1, kind: 'physical', madeAt: day, consistentAt: day, postgresVersion: '18.4' },
      ...{ systemId: '7', migrations: [], storedFiles: 0, missingFiles: [], folders: [] },
      ...{ firstWal, lastWal: firstWal },
    });
  }
  const names = ['08', '09', '0A', '0C'].map((end) => `0000000100000000000000${end}.gz`);
  for (const system of ['7', '8']) {
    await mkdir(join(target, `wal-${system}`));
    for (const name of [...names, '00000002.history.gz']) {
      await writeFile(join(target, `wal-${system}`, name), '');
    }
  }
  await removeUnneededWal(target);
  expect(readdirSync(join(target, 'wal-7')).sort()).toEqual([
    ...names.slice(1),
    '00000002.history.gz',
  ]);
  // Of another cluster there may be a backup elsewhere.
  expect(readdirSync(join(target, 'wal-8'))).toHaveLength(5);
});

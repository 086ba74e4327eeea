import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBackup } from '#operations/backups/files/read-backup.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { eventually } from '#tests/support/eventually.ts';
import { testPublicUrl } from '#tests/support/site.ts';
import { endAllApps, runProgram, spawnApp } from './app-process.ts';

const timeout = 300_000;
const admin = ['--import', './scripts/runtime.mjs', 'src/app/admin.ts'];
const photo = `${'ab'.repeat(32)}.webp`;
let app: TestApp;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'direct365-killed-backup-'));
  app = await createTestApp();
  // A photo whose file is a pipe: a backup that has copied the tables waits there for ever.
  const consultant = await app.make.consultant();
  await app.pool.query(
    `insert into consultant_photos (id, user_id, blurred_file, medium_file, large_file, stored_at)
     values (gen_random_uuid(), $1, $2, 'medium', 'large', now())`,
    [consultant, photo],
  );
  const pipe = join(folder, 'data/files', photo.slice(0, 2), photo);
  mkdirSync(dirname(pipe), { recursive: true });
  expect(spawnSync('mkfifo', [pipe]).status).toBe(0);
}, timeout);

afterAll(async () => {
  await endAllApps();
  await app.close();
  await rm(folder, { recursive: true, force: true });
}, timeout);

const environment = () => ({
  ...{ DATABASE_URL: app.connectionString, DATA_DIR: join(folder, 'data') },
  ...{
    PUBLIC_URL: testPublicUrl,
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'hello@direct365.test',
  },
  ...{ STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' },
});

it('a backup that is killed leaves none, and the next one is whole', { timeout }, async () => {
  const target = join(folder, 'backups');
  const program = [...admin, 'backup', 'logical', target];
  const killed = spawnApp(environment(), { program });
  await eventually(() => {
    const [unfinished = ''] = readdirSync(target);
    expect(readdirSync(join(target, unfinished, 'tables')).length, killed.output()).toBeGreaterThan(
      40,
    );
  });
  await killed.end('SIGKILL');
  const [left = '', ...others] = readdirSync(target);
  expect(others).toEqual([]);
  expect(left).toMatch(/\.unfinished$/);
  await expect(readBackup(join(target, left))).rejects.toThrow('never finished');
  await expect(
    runProgram([...admin, 'restore', join(target, left)], environment()),
  ).resolves.toMatchObject({ code: 1 });

  await rm(join(folder, 'data/files'), { recursive: true });
  const next = await runProgram(program, environment());
  expect(next.output).toContain('1 files that rows name were not in the storage');
  expect(next.code).toBe(0);
  const [whole = '', ...more] = readdirSync(target);
  expect(more).toEqual([]);
  expect((await readBackup(join(target, whole))).manifest.missingFiles).toEqual([photo]);
});

/** Only root may make a disk that is small enough to fill. */
const isRoot = process.platform === 'linux' && process.getuid?.() === 0;

it.skipIf(!isRoot)(
  'a backup that fills its disk says so and leaves nothing',
  { timeout },
  async () => {
    const disk = join(folder, 'disk');
    mkdirSync(disk);
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=96k', 'tmpfs', disk]);
    expect(mounted.status, String(mounted.stderr)).toBe(0);
    try {
      const target = join(disk, 'backups');
      const full = await runProgram([...admin, 'backup', 'logical', target], environment());
      expect(full.output).toContain('could not be written');
      expect(full.output).toContain('the disk is full');
      expect(full.code).toBe(1);
      expect(readdirSync(target)).toEqual([]);
    } finally {
      spawnSync('umount', ['--lazy', disk]);
    }
  },
);

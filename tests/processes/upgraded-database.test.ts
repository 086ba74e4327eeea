import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDb, openPool } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import { createJobQueue } from '#lib/jobs/job-queue.ts';
import { createLog } from '#lib/log.ts';
import { openDataFolder } from '#operations/postgres/data-folder.ts';
import {
  findInstalledPostgres,
  type InstalledPostgres,
} from '#operations/postgres/installed-postgres.ts';
import { startOwnedPostgres } from '#operations/postgres/private-postgres.ts';
import {
  earlierMajors,
  installEarlierPostgres,
} from '#operations/postgres/upgrade/earlier-programs.ts';
import { majorOfCluster } from '#operations/postgres/upgrade/swap-clusters.ts';
import { eventually } from '#tests/support/eventually.ts';
import { testPublicUrl } from '#tests/support/site.ts';
import { checkoutDir, endAllApps, runApp, runProgram, spawnApp, startApp } from './app-process.ts';
import { allIntents, apply } from './applying.ts';
import { newDataFolder, quietLog, removeDataFolders } from './data-folder.ts';
import { fillMarketplace, type Marketplace } from './marketplace.ts';

const timeout = 600_000;
const current = findInstalledPostgres(checkoutDir).serverVersion.split('.')[0] ?? '';
const earlier = earlierMajors.at(-1) ?? '';
const command = ['--import', './scripts/runtime.mjs', 'src/app/admin.ts', 'upgrade-database'];

let dataDir: string;
let marketplace: Marketplace;
let unreachable: string | undefined;

const inData = (...names: string[]): string => join(dataDir, ...names);
const environment = () => ({ DATA_DIR: dataDir, PUBLIC_URL: testPublicUrl });
const upgrade = (...options: string[]) => runProgram([...command, ...options], environment());
const majorInPlace = () => majorOfCluster(inData('postgres'));

/** Runs the programs of the earlier version on the data folder, as the version before did. */
const onEarlier = async <Result>(act: (connectionString: string) => Promise<Result>) =>
  withServer(await installEarlierPostgres(earlier, dirname(dataDir)), act);

async function withServer<Result>(
  programs: InstalledPostgres,
  act: (connectionString: string) => Promise<Result>,
): Promise<Result> {
  const folder = openDataFolder({ dataDir, checkoutDir, log: quietLog });
  const postgres = await startOwnedPostgres(folder, programs, quietLog);
  try {
    return await act(postgres.connectionString);
  } finally {
    await postgres.stop();
  }
}

async function rowsAt(connectionString: string): Promise<object> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select current_setting('server_version_num')::int / 10000 as major,
              (select count(*)::int from projects) as projects,
              (select md5(string_agg(u::text, '|' order by u.id)) from auth.users u) as people,
              (select count(*)::int from restores) as restores`,
    );
    return rows[0];
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  dataDir = await newDataFolder();
  mkdirSync(dataDir);
  try {
    await installEarlierPostgres(earlier, dirname(dataDir));
  } catch (error) {
    if (!(error instanceof SetupProblem)) throw error;
    unreachable = error.message;
    return;
  }
  await onEarlier(async (connectionString) => {
    const db = createDb(openPool(connectionString, 2));
    await migrate(db);
    await db.destroy();
    const jobs = createJobQueue({ connectionString, log: createLog('silent'), sendOnly: true });
    await jobs.start();
    await jobs.stop();
    marketplace = await fillMarketplace(connectionString, { consultants: 5, projects: 20 });
  });
}, timeout);

beforeEach(({ skip }) => {
  if (unreachable !== undefined) skip(unreachable);
});
afterEach(endAllApps, timeout);
afterAll(removeDataFolders, timeout);

describe('a private database that an earlier major version of PostgreSQL made', () => {
  it('is refused by a start, in a sentence that names the command', { timeout }, async () => {
    const { code, output } = await runApp({ ...environment(), DEMO: 'true' });
    expect(code).toBe(1);
    expect(output).toContain(
      `was made by PostgreSQL ${earlier}, and this version of Direct365 runs on PostgreSQL ${current}. Move it over with npm run admin -- upgrade-database`,
    );
  });

  it.each(['Fetching the programs', 'Writing the rows out', 'Reading them into a new database'])(
    'is there as it was when the command is killed at: %s',
    { timeout },
    async (step) => {
      const killed = spawnApp(environment(), { program: command });
      await eventually(() => expect(killed.output()).toContain(step));
      await killed.end('SIGKILL');
      expect(majorInPlace()).toBe(earlier);
      expect(existsSync(inData(`postgres-before-${current}`))).toBe(false);
    },
  );

  it('is put back by the next start when it was killed between both names', {
    timeout,
  }, async () => {
    // A server that a killed command left running ends first.
    await onEarlier(async () => undefined);
    await rename(inData('postgres'), inData(`postgres-before-${current}`));
    const { output } = await runApp({ ...environment(), DEMO: 'true' });
    expect(output).toContain(`was made by PostgreSQL ${earlier}`);
    expect(majorInPlace()).toBe(earlier);
  });

  it('is moved over with every row, and the site goes on with it', { timeout }, async () => {
    const before = await onEarlier(rowsAt);
    const tried = await upgrade('--dry-run');
    expect(tried.output).toContain(`moved from PostgreSQL ${earlier} to ${current}`);
    expect(majorInPlace()).toBe(earlier);

    const { code, output } = await upgrade();
    expect(output).toMatch(
      new RegExp(`one of PostgreSQL ${current} now: \\d+ tables with \\d+ rows, each compared`),
    );
    expect(code).toBe(0);
    expect(majorInPlace()).toBe(current);
    expect(majorOfCluster(inData(`postgres-before-${current}`))).toBe(earlier);
    expect(readdirSync(dataDir)).not.toContain('upgrading');

    // The same rows, and outgoing calls are not paused as after a restore.
    expect(before).toMatchObject({ major: Number(earlier), projects: 20, restores: 0 });
    const after = await withServer(findInstalledPostgres(checkoutDir), rowsAt);
    expect(after).toEqual({ ...before, major: Number(current) });

    const app = await startApp({ ...environment(), DEMO: 'true' });
    const { value: intent } = allIntents(marketplace).next();
    if (!intent) throw new Error('There is no consultant to apply.');
    await apply({ url: app.url, publicUrl: testPublicUrl }, intent);
    await app.terminate();
  });

  it('is not moved twice', { timeout }, async () => {
    const { code, output } = await upgrade();
    expect(code).toBe(1);
    expect(output).toContain('there is nothing to upgrade');
  });

  it('is gone back to by --undo, and nothing is thrown away', { timeout }, async () => {
    const { code, output } = await upgrade('--undo');
    expect(output).toContain(`The database of PostgreSQL ${earlier} is in its place again`);
    expect(code).toBe(0);
    expect(majorOfCluster(inData(`postgres-undone-${current}`))).toBe(current);
    expect(await onEarlier(rowsAt)).toMatchObject({ major: Number(earlier), projects: 20 });

    const again = await upgrade('--undo');
    expect(again.code).toBe(1);
    expect(again.output).toContain('there is nothing to go back to');
    await rm(inData(`postgres-undone-${current}`), { recursive: true });
  });
});

import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { prepareBinaries } from './binaries.ts';
import { openDataFolder } from './data-folder.ts';
import { findInstalledPostgres } from './installed-postgres.ts';
import { launchServer } from './launch.ts';
import { isAlive, isPostmasterOf, stopPostmaster } from './postmaster-process.ts';
import { startPrivatePostgres } from './private-postgres.ts';
import {
  checkoutDir,
  ended,
  newDataDir,
  query,
  quietLog,
  removeEverything,
  serverPid,
  startInProcess,
} from './private-postgres-fixture.ts';
import { describeServer, type Server } from './server.ts';

// A name that breaks whatever forgets to quote.
const dataDir = newDataDir(undefined, `dé "d'été", 100 % `);
const cluster = join(dataDir, 'postgres');
const raceDir = newDataDir();
const start = (dir = dataDir) => startPrivatePostgres({ dataDir: dir, checkoutDir, log: quietLog });

afterAll(() => removeEverything([dataDir, raceDir]));

describe('a private database', () => {
  it('makes its files at the first start and finds its rows at the second', async () => {
    const first = await start();
    expect(first).toMatchObject({ wasInitialised: true, reattached: false, dataDir });
    await query(first.connectionString, `create table notes as select 'kept' as text`);
    await first.stop();
    expect(serverPid(dataDir)).toBe(0);

    const second = await start();
    expect(second).toMatchObject({ wasInitialised: false, reattached: false });
    expect(await query(second.connectionString, 'select text from notes')).toEqual([
      { text: 'kept' },
    ]);
    await second.stop();
  });

  it('listens nowhere but in its own folder, saves what it acknowledges, and knows all letters', async () => {
    const database = await start();
    const [row] = await query(
      database.connectionString,
      `select current_user as "user", current_database() as database,
        current_setting('listen_addresses') as addresses, current_setting('fsync') as fsync,
        current_setting('synchronous_commit') as commit, current_setting('server_encoding') as encoding,
        lower('ÉTÉ Ω') as folded`,
    );
    expect(row).toEqual({
      user: 'app',
      database: 'direct365',
      addresses: '',
      fsync: 'on',
      commit: 'on',
      encoding: 'UTF8',
      folded: 'été ω',
    });
    expect(statSync(database.socketDir).mode & 0o777).toBe(0o700);
    expect(statSync(cluster).mode & 0o777).toBe(0o700);
    await database.stop();
  });

  it('writes no row and no statement to its log', async () => {
    const database = await start();
    const failing = query(database.connectionString, `select 'private words'::int`);
    await expect(failing).rejects.toThrow(/private words/);
    const log = await query(database.connectionString, 'select pg_current_logfile() as file');
    const text = readFileSync(join(cluster, String(log[0]?.file)), 'utf8');
    await database.stop();
    expect(text).toContain('ready to accept connections');
    expect(text).not.toContain('private words');
  });
});

describe('the server that a killed process left running', () => {
  it('is taken over with every acknowledged row', async () => {
    const { child, answer } = await startInProcess(dataDir);
    if (answer.problem !== undefined) throw new Error(answer.problem);
    await query(answer.connectionString, `insert into notes values ('acknowledged')`);
    const pid = serverPid(dataDir);
    await ended(child, () => child.kill('SIGKILL'));
    expect(isAlive(pid)).toBe(true);

    const next = await start();
    expect(next).toMatchObject({ reattached: true, wasInitialised: false });
    expect(serverPid(dataDir)).toBe(pid);
    const rows = await query(next.connectionString, 'select text from notes order by text');
    expect(rows).toEqual([{ text: 'acknowledged' }, { text: 'kept' }]);
    await next.stop();
    expect(isPostmasterOf(cluster, pid)).toBe(false);
  });

  it('is replaced when it runs with other settings', async () => {
    const folder = openDataFolder({ dataDir, checkoutDir, log: quietLog });
    const installed = findInstalledPostgres(checkoutDir);
    const native = await prepareBinaries(installed, folder);
    const server = describeServer(folder, native, installed.serverVersion, quietLog);
    await launchServer({ ...server, args: [...server.args, '-c', 'max_connections=20'] });

    const database = await start();
    expect(database.reattached).toBe(false);
    expect(await query(database.connectionString, 'show max_connections')).toEqual([
      { max_connections: '100' },
    ]);
    await database.stop();
  });
});

describe('a server that is killed while it starts', () => {
  const killedDir = newDataDir();
  afterAll(() => removeEverything([killedDir]));

  /** Our server behind a program that is killed the first so many times. */
  async function killedAtFirst(times: number): Promise<Server> {
    const database = await start(killedDir);
    await database.stop();
    const folder = openDataFolder({ dataDir: killedDir, checkoutDir, log: quietLog });
    const installed = findInstalledPostgres(checkoutDir);
    const native = await prepareBinaries(installed, folder);
    const server = describeServer(folder, native, installed.serverVersion, quietLog);
    const program = join(killedDir, 'killed-at-first');
    const count = join(killedDir, 'kills');
    mkdirSync(count, { recursive: true });
    chmodSync(count, 0o777);
    writeFileSync(
      program,
      `#!/bin/sh
n=1
while [ -e '${count}'/$n ]; do n=$((n+1)); done
if [ $n -le ${times} ]; then : > '${count}'/$n; kill -9 $$; fi
exec '${server.program}' "$@"
`,
      { mode: 0o755 },
    );
    return { ...server, program };
  }

  it('is started again', async () => {
    const server = await killedAtFirst(2);
    const pid = await launchServer(server);
    expect(isPostmasterOf(server.folder.cluster, pid)).toBe(true);
    await stopPostmaster(server.folder.cluster, pid);
  });

  it('is given up when that goes on, with how it ended', async () => {
    const server = await killedAtFirst(1000);
    await expect(launchServer(server)).rejects.toThrow(/it was ended by SIGKILL/);
  });
});

describe('a second owner', () => {
  it('is refused while the first one lives, in another process and in the same', async () => {
    const { child, answer } = await startInProcess(dataDir);
    expect(answer.problem).toBeUndefined();
    const refusal = new RegExp(`in use by another running Direct365 \\(process ${child.pid}\\)`);
    await expect(start()).rejects.toThrow(refusal);
    await ended(child, () => child.send('stop'));

    const ours = await start();
    await expect(start()).rejects.toThrow(/in use by another running Direct365/);
    expect(await query(ours.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
    await ours.stop();
  });

  it('never wins when several start at the same moment', async () => {
    const starts = await Promise.all([1, 2, 3, 4].map(() => startInProcess(raceDir)));
    const [winner, ...others] = starts.filter(({ answer }) => answer.problem === undefined);
    const problems = starts.flatMap(({ answer }) => answer.problem ?? []);
    expect(others).toEqual([]);
    expect(problems.filter((problem) => !problem.includes('is in use by'))).toEqual([]);
    expect(problems).toHaveLength(3);
    if (winner) await ended(winner.child, () => winner.child.send('stop'));
  });
});

describe('the end of a server', () => {
  it('comes with the process that ends without stopping it', async () => {
    const { child } = await startInProcess(dataDir);
    const pid = serverPid(dataDir);
    expect(isPostmasterOf(cluster, pid)).toBe(true);
    await ended(child, () => child.send('exit'));
    await eventually(() => expect(isPostmasterOf(cluster, pid)).toBe(false));
  });

  it('does not come with Ctrl-C before the process has stopped it', async () => {
    const { child, answer } = await startInProcess(dataDir);
    if (child.pid === undefined || answer.problem !== undefined) throw new Error(answer.problem);
    process.kill(-child.pid, 'SIGINT'); // as a terminal does: to the whole group
    expect(await query(answer.connectionString, 'select pg_sleep(0.1) is null as ran')).toEqual([
      { ran: false },
    ]);
    await ended(child, () => child.send('stop'));
  });

  it('is repaired when it was not meant', async () => {
    const database = await start();
    const pid = serverPid(dataDir);
    process.kill(pid, 'SIGKILL');
    await eventually(() => query(database.connectionString, 'select 1'));
    expect(serverPid(dataDir)).not.toBe(pid);
    await database.stop();
  });
});

describe('what a power loss leaves', () => {
  it('does not stop the next start, even when its process id is now another process', async () => {
    expect(serverPid(dataDir)).toBe(0);
    const { uid, gid } = statSync(cluster);
    const stranger = spawn('sleep', ['60'], { uid, gid });
    const socket = join(dataDir, 'socket/.s.PGSQL.5432');
    writeFileSync(
      join(cluster, 'postmaster.pid'),
      `${stranger.pid}\n${cluster}\n1795275615\n5432\n${join(dataDir, 'socket')}\n\n  2162742        36\nready   \n`,
    );
    writeFileSync(socket, '');
    writeFileSync(`${socket}.lock`, `${stranger.pid}\n${cluster}\n1795275615\n5432\n`);
    try {
      const database = await start();
      expect(database.reattached).toBe(false);
      await database.stop();
      expect(isAlive(stranger.pid ?? 0)).toBe(true);
    } finally {
      stranger.kill('SIGKILL');
    }
  });
});

describe('a folder with other files', () => {
  it.each([
    ['17', 'upgrade-database'],
    ['19', 'Run the Direct365 version that made it'],
  ])('is refused when PostgreSQL %s made it, with a way out', async (version, wayOut) => {
    const dir = newDataDir();
    mkdirSync(join(dir, 'postgres'), { recursive: true, mode: 0o755 });
    writeFileSync(join(dir, 'postgres/PG_VERSION'), `${version}\n`);
    const refusal = new RegExp(`made by PostgreSQL ${version}.*PostgreSQL 18.*${wayOut}`);
    await expect(start(dir)).rejects.toThrow(refusal);
  });

  it('is refused when it is no database', async () => {
    const dir = newDataDir();
    mkdirSync(join(dir, 'postgres'), { recursive: true, mode: 0o755 });
    writeFileSync(join(dir, 'postgres/holiday.jpg'), '');
    await expect(start(dir)).rejects.toThrow(/not a PostgreSQL database/);
  });

  it('is refused when it is a file', async () => {
    const file = newDataDir();
    writeFileSync(file, '');
    await expect(start(file)).rejects.toMatchObject({
      name: 'SetupProblem',
      message: expect.stringMatching(/a file, not a folder.*DATA_DIR/),
    });
  });
});

/** A PostgreSQL whose log goes to pgBackRest: Debian's programs, in a folder of their own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { chooseServerUser, isRoot } from '#operations/postgres/server-user.ts';
import { freePort } from '#tests/support/free-port.ts';

const programs = '/usr/lib/postgresql/15/bin';
const pgbackrest = '/usr/bin/pgbackrest';
/** The name under which pgBackRest knows the database: see docs/operations/restore.md. */
const stanza = 'direct365';

/**
 * To have them: apt-get install pgbackrest postgresql-15, with `create_main_cluster = false` where no server of theirs
 * is to start.
 */
export const hasPgBackRest = existsSync(pgbackrest) && existsSync(join(programs, 'initdb'));

export interface BackedUpPostgres {
  connectionString: string;
  /** Runs pgBackRest with these words, as the server's user. Throws with what it said when it fails. */
  pgBackRest(...words: string[]): Promise<string>;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Takes every file of the database away, as a lost disk does. */
  loseDisk(): void;
  /** What the server wrote to its log. */
  log(): string;
  close(): Promise<void>;
}

/** Makes an empty database server that gives its log to pgBackRest, and starts it. */
export async function startBackedUpPostgres(): Promise<BackedUpPostgres> {
  const user = isRoot() ? chooseServerUser('/nonexistent') : undefined;
  const folder = mkdtempSync('/tmp/direct365-pgbackrest-');
  const data = join(folder, 'postgres');
  const port = await freePort();
  const configuration = join(folder, 'pgbackrest.conf');
  chmodSync(folder, 0o711);

  async function run(program: string, words: readonly string[], output?: string): Promise<void> {
    const child = spawn(program, words, {
      cwd: folder,
      // A server would keep a pipe open for as long as it runs.
      stdio: ['ignore', 'ignore', 'ignore'],
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
      ...(user && { uid: user.uid, gid: user.gid }),
    });
    const [code] = await once(child, 'exit');
    if (code !== 0) {
      const said = output && existsSync(output) ? readFileSync(output, 'utf8') : '';
      throw new Error(`${program} ${words.join(' ')} has ended with ${code}.\n${said}`);
    }
  }

  const serverLog = join(folder, 'server.log');
  const control = (...words: string[]) =>
    run(join(programs, 'pg_ctl'), ['-D', data, '-w', '-t', '120', ...words], serverLog);
  const stop = async (): Promise<void> => {
    if (existsSync(join(data, 'postmaster.pid'))) await control('-m', 'fast', 'stop');
  };
  const log = (): string => (existsSync(serverLog) ? readFileSync(serverLog, 'utf8') : '');

  for (const name of ['repository', 'log', 'lock']) mkdirSync(join(folder, name));
  writeFileSync(
    configuration,
    `[global]
repo1-path=${folder}/repository
repo1-retention-full=2
log-path=${folder}/log
lock-path=${folder}/lock
log-level-console=off
log-level-file=detail
start-fast=y

[${stanza}]
pg1-path=${data}
pg1-port=${port}
pg1-socket-path=${folder}
pg1-user=postgres
`,
  );
  if (user) {
    for (const name of ['', 'repository', 'log', 'lock', 'pgbackrest.conf']) {
      chownSync(join(folder, name), user.uid, user.gid);
    }
  }

  const postgres: BackedUpPostgres = {
    connectionString: `postgresql://postgres@127.0.0.1:${port}/direct365`,
    async pgBackRest(...words) {
      const [command = ''] = words;
      const file = join(folder, `log/${stanza}-${command}.log`);
      await run(pgbackrest, [`--config=${configuration}`, `--stanza=${stanza}`, ...words], file);
      return existsSync(file) ? readFileSync(file, 'utf8') : '';
    },
    start: () => control('-l', serverLog, '-o', `-p ${port}`, 'start'),
    stop,
    loseDisk: () => rmSync(data, { recursive: true }),
    log,
    async close() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    await run(join(programs, 'initdb'), [
      ...['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'],
    ]);
    appendFileSync(
      join(data, 'postgresql.conf'),
      `listen_addresses = '127.0.0.1'
unix_socket_directories = '${folder}'
archive_mode = on
archive_command = '${pgbackrest} --config=${configuration} --stanza=${stanza} archive-push %p'
fsync = off
`,
    );
    await postgres.start();
    await run(join(programs, 'createdb'), [
      '-h',
      folder,
      '-p',
      String(port),
      '-U',
      'postgres',
      'direct365',
    ]);
    return postgres;
  } catch (error) {
    await postgres.close();
    throw error;
  }
}

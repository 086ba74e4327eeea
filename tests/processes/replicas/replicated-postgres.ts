/**
 * A PostgreSQL with replicas that stream from it: Debian's programs, each server in a folder and on a port of its own.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { sendSignal } from '#operations/postgres/postmaster-process.ts';
import { chooseServerUser, isRoot } from '#operations/postgres/server-user.ts';
import { eventually } from '#tests/support/eventually.ts';
import { freePort } from '#tests/support/free-port.ts';

const programs = '/usr/lib/postgresql/15/bin';

/**
 * The private PostgreSQL has no program that copies a running server. To have this one: apt-get install postgresql-15.
 */
export const hasPostgresPrograms = existsSync(join(programs, 'pg_basebackup'));

/** Nothing here outlives its test, so nothing waits for the disk. */
const settings = `
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
fsync = off
full_page_writes = off
max_connections = 120
wal_receiver_status_interval = 1s
wal_retrieve_retry_interval = 100ms
max_standby_streaming_delay = 1s
`;

export interface PostgresServer {
  connectionString: string;
  port: number;
  /** Runs one statement, over a connection of its own. */
  run(statement: string): Promise<Record<string, unknown>[]>;
  start(): Promise<void>;
  /** As a machine that is taken away: SIGKILL to the server, which takes its sessions along. */
  kill(): Promise<void>;
  /** Stops it and waits for no session. */
  stop(): Promise<void>;
  /** Makes a replica the primary of a history of its own. */
  promote(): Promise<void>;
}

export interface ReplicatedPostgres {
  primary: PostgresServer;
  replicas: PostgresServer[];
  close(): Promise<void>;
}

/** Starts a primary, and replicas that were copied from it. */
export async function startReplicatedPostgres(replicas: number): Promise<ReplicatedPostgres> {
  const user = isRoot() ? chooseServerUser('/nonexistent') : undefined;
  const folder = mkdtempSync('/tmp/direct365-replicas-');
  chmodSync(folder, 0o711);
  if (user) chownSync(folder, user.uid, user.gid);
  const started: PostgresServer[] = [];

  async function runProgram(program: string, ...words: string[]): Promise<void> {
    // What the server writes goes to its log: a pipe that it inherits would never be closed.
    const child = spawn(join(programs, program), words, {
      cwd: folder,
      stdio: 'ignore',
      env: { LC_ALL: 'C' },
      ...(user && { uid: user.uid, gid: user.gid }),
    });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`${program} ${words[0]} has ended with ${code}.`);
  }

  async function serverIn(data: string): Promise<PostgresServer> {
    const port = await freePort();
    const connectionString = `postgresql://postgres@127.0.0.1:${port}/postgres`;
    const control = (...words: string[]) => runProgram('pg_ctl', '-D', data, '-w', ...words);
    const pid = () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    const server: PostgresServer = {
      connectionString,
      port,
      async run(statement) {
        const client = new pg.Client({ connectionString });
        // Being killed is what it is for.
        client.on('error', () => undefined);
        await client.connect();
        try {
          return (await client.query(statement)).rows;
        } finally {
          await client.end();
        }
      },
      start: () => control('-l', `${data}.log`, '-o', `-p ${port}`, 'start'),
      async kill() {
        const killed = pid();
        sendSignal(killed, 'SIGKILL');
        await eventually(() => expectGone(killed));
      },
      async stop() {
        if (existsSync(join(data, 'postmaster.pid'))) await control('-m', 'immediate', 'stop');
      },
      promote: () => control('promote'),
    };
    started.push(server);
    return server;
  }

  const close = async () => {
    for (const server of started.toReversed()) await server.stop().catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const data = join(folder, 'primary');
    await runProgram(
      'initdb',
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
    );
    appendFileSync(join(data, 'postgresql.conf'), settings);
    const primary = await serverIn(data);
    await primary.start();
    const copies: PostgresServer[] = [];
    for (let number = 1; number <= replicas; number += 1) {
      const copy = join(folder, `replica-${number}`);
      await runProgram(
        'pg_basebackup',
        ...['-D', copy, '-R', '-X', 'stream', '-c', 'fast', '-d', primary.connectionString],
      );
      const replica = await serverIn(copy);
      await replica.start();
      copies.push(replica);
    }
    return { primary, replicas: copies, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function expectGone(pid: number): void {
  try {
    process.kill(pid, 0);
  } catch {
    return;
  }
  throw new Error('The server is still there.');
}

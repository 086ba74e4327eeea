import { createHash } from 'node:crypto';
import { chownSync, existsSync, lstatSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import type { DataFolder } from './data-folder.ts';
import { PORT } from './settings.ts';
import { describeFolderFault } from './start-problems.ts';

/** A socket's path must fit in 103 bytes on macOS, 107 on Linux. */
const LONGEST_SOCKET_PATH = 103;
const SOCKET = `.s.PGSQL.${PORT}`;

/** Where the socket of this data folder lies: inside it, or in a short folder when its path is too long. */
export function socketFolderFor({ dir, cluster, user }: DataFolder): string {
  const inside = join(dir, 'socket');
  if (Buffer.byteLength(join(inside, SOCKET)) <= LONGEST_SOCKET_PATH) return inside;
  const hash = createHash('sha256').update(cluster).digest('hex').slice(0, 12);
  return join(existsSync('/tmp') ? '/tmp' : tmpdir(), `direct365-${serverUid(user)}-${hash}`);
}

/**
 * Makes the socket's folder, open to the server's user alone, and clears what a server that is no
 * more left in it. Raises a SetupProblem when someone else has made the folder first.
 */
export function prepareSocketFolder(socketDir: string, user: DataFolder['user']): void {
  try {
    mkdirSync(socketDir, { mode: 0o700 });
  } catch (error) {
    if (!existsSync(socketDir)) throw describeFolderFault(error, socketDir);
  }
  const found = lstatSync(socketDir);
  const isOurs = found.uid === serverUid(user) || found.uid === process.getuid?.();
  if (!found.isDirectory() || !isOurs || (found.mode & 0o077) !== 0) {
    throw new SetupProblem(
      `The folder ${socketDir}, meant for the private database's socket, was made by someone else or is open to others. Remove it, or choose a data folder with a shorter path with DATA_DIR.`,
    );
  }
  if (user !== undefined) chownSync(socketDir, user.uid, user.gid);
  rmSync(join(socketDir, SOCKET), { force: true });
  // Its process id may meanwhile be another's, and then PostgreSQL would refuse to start.
  rmSync(join(socketDir, `${SOCKET}.lock`), { force: true });
}

function serverUid(user: DataFolder['user']): number | undefined {
  return user?.uid ?? process.getuid?.();
}

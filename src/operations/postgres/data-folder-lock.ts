import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  lchownSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import { isRoot } from './server-user.ts';
import { describeFolderFault } from './start-problems.ts';

export type DataFolderLock = { release(): void };

const SQLITE_BUSY = 5;

/** Kept from the garbage collector, which would let the locks go. */
const held = new Set<DatabaseSync>();

/**
 * Makes this process the one owner of a data folder until it releases it or ends, however it ends.
 * Raises a SetupProblem when another live process owns it.
 *
 * Node cannot lock a file itself, but its SQLite does: an exclusive transaction takes the kernel's own lock, which has
 * no stale files and no reused process ids. Nothing is ever stored in the file. (No other code of this process may open
 * it: closing it would let the lock go.)
 */
export function lockDataFolder(dir: string): DataFolderLock {
  const lockFile = join(dir, 'owner.lock');
  const ownerFile = join(dir, 'owner.pid');
  let lock: DatabaseSync | undefined;
  try {
    accessSync(dir, constants.W_OK);
    // Readable by its owner alone: anyone who can read a file can lock it.
    if (!existsSync(lockFile)) closeSync(openSync(lockFile, 'a', 0o600));
    accessSync(lockFile, constants.R_OK | constants.W_OK);
    lock = new DatabaseSync(lockFile);
    lock.exec('pragma journal_mode = memory; begin exclusive');
    giveToOwnerOf(dir, lockFile);
    rmSync(ownerFile, { force: true });
    writeFileSync(ownerFile, `${process.pid}\n`);
  } catch (error) {
    lock?.close();
    throw isBusy(error) ? inUse(dir, ownerFile) : describeFolderFault(error, dir);
  }
  const database = lock;
  held.add(database);
  return {
    release() {
      if (!held.delete(database)) return;
      rmSync(ownerFile, { force: true });
      database.close();
    },
  };
}

/** A start as root must not leave a lock that the folder's owner cannot open later. */
function giveToOwnerOf(dir: string, file: string): void {
  const { uid, gid } = statSync(dir);
  if (isRoot()) lchownSync(file, uid, gid);
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

function inUse(dir: string, ownerFile: string): SetupProblem {
  return new SetupProblem(
    `The data folder ${dir} is in use by another running Direct365${describeOwner(ownerFile)}. Stop that one first, or give this one a folder of its own with DATA_DIR.`,
  );
}

function describeOwner(ownerFile: string): string {
  try {
    return ` (process ${readFileSync(ownerFile, 'utf8').trim()})`;
  } catch {
    return ''; // the other one is just starting
  }
}

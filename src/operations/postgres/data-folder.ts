import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import type { OperatorLog } from './operator-log.ts';
import { firstFolderClosedTo } from './reachability.ts';
import {
  chooseServerUser,
  isRoot,
  nameOfUser,
  requireNamedUser,
  type SystemUser,
} from './server-user.ts';
import { describeFolderFault } from './start-problems.ts';

/** Where the data of one checkout lies; `user` is who runs PostgreSQL, undefined for ourselves. */
export type DataFolder = { dir: string; cluster: string; user: SystemUser | undefined };

export type DataFolderOptions = {
  /** Given by the operator, or undefined for the default. */
  dataDir: string | undefined;
  checkoutDir: string;
  log: OperatorLog;
  /** The server archives its log in a folder inside, from which another program takes it. */
  archivesWal?: boolean;
};

/** Where root's data goes when the checkout lies where an unprivileged user may not enter. */
const RELOCATED_ROOT = '/var/lib/direct365';

/** In bytes. The lock's SQLite opens no path beyond 511, PostgreSQL none beyond 1,023. */
const LONGEST_PATH = 480;

/** Others may pass through to what is theirs, as PostgreSQL must, and see nothing else. */
const ROOT_MODE = 0o711;
const PRIVATE_MODE = 0o700;

/**
 * Decides where the data lies, makes the folder, and settles which user runs PostgreSQL.
 * Raises a SetupProblem when the folder cannot be made or the PostgreSQL user cannot reach it.
 */
export function openDataFolder(options: DataFolderOptions): DataFolder {
  const wanted = resolve(options.checkoutDir, options.dataDir ?? 'data');
  if (/[\n\r]/.test(wanted)) throw new SetupProblem(lineBreakInPath(wanted));
  try {
    if (Buffer.byteLength(wanted) > LONGEST_PATH) throw tooLong();
    return isRoot() ? openAsRoot(wanted, options) : openAsOrdinaryUser(wanted);
  } catch (error) {
    throw describeFolderFault(error, wanted);
  }
}

/** The folder that takes a checkout's data when root runs it and the checkout is closed to others. */
export function relocatedFolderFor(checkoutDir: string): string {
  const hash = createHash('sha256').update(realpathSync(checkoutDir)).digest('hex');
  return join(RELOCATED_ROOT, hash.slice(0, 12));
}

function openAsOrdinaryUser(wanted: string): DataFolder {
  requireNamedUser();
  const folder = makeDataFolder(wanted, PRIVATE_MODE);
  const owner = statSync(folder.cluster, { throwIfNoEntry: false })?.uid;
  if (owner !== undefined && owner !== process.getuid?.()) {
    throw new SetupProblem(
      `The database in ${folder.cluster} belongs to the user ${nameOfUser(owner)}. Start Direct365 as that user or as root, or choose another folder with DATA_DIR.`,
    );
  }
  return { ...folder, user: undefined };
}

function openAsRoot(wanted: string, { dataDir, checkoutDir, log }: DataFolderOptions): DataFolder {
  const user = chooseServerUser(clusterIn(wanted));
  const closed = firstFolderClosedTo(user, wanted);
  const relocated = relocatedFolderFor(checkoutDir);
  const hasReasonToStay = dataDir !== undefined || hasCluster(wanted);
  if (hasReasonToStay || (closed === undefined && !hasCluster(relocated))) {
    if (closed !== undefined) throw unreachable(wanted, closed, user);
    return { ...makeDataFolder(wanted, ROOT_MODE), user };
  }
  log.info(
    `The database lies in ${relocated}, because PostgreSQL may not run as root, and the checkout was closed to the user who runs it instead.`,
  );
  return openRelocated(relocated, checkoutDir);
}

function openRelocated(dir: string, checkoutDir: string): DataFolder {
  const user = chooseServerUser(clusterIn(dir));
  const closed = firstFolderClosedTo(user, dir);
  if (closed !== undefined) throw unreachable(dir, closed, user);
  const folder = makeDataFolder(dir, ROOT_MODE);
  writeFileSync(join(dir, 'checkout'), `${realpathSync(checkoutDir)}\n`);
  return { ...folder, user };
}

function unreachable(dir: string, closed: string, user: SystemUser): SetupProblem {
  return new SetupProblem(
    `PostgreSQL may not run as root, and the user ${user.name}, who runs it instead, may not enter ${closed} on the way to ${dir}. Permit it (chmod o+x ${closed}), or choose another folder with DATA_DIR.`,
  );
}

const tooLong = () => Object.assign(new Error('The path is too long.'), { code: 'ENAMETOOLONG' });

function lineBreakInPath(dir: string): string {
  return `Direct365 cannot keep its data in ${JSON.stringify(dir)}: PostgreSQL takes no path with a line break. Choose another folder with DATA_DIR.`;
}

function makeDataFolder(dir: string, mode: number): Omit<DataFolder, 'user'> {
  makeFolder(dir, mode);
  const real = realpathSync(dir);
  return { dir: real, cluster: clusterIn(real) };
}

/** Like mkdir -p, but with this mode whatever the umask: root's may shut the PostgreSQL user out. */
function makeFolder(dir: string, mode: number): void {
  if (!existsSync(dir)) {
    makeFolder(dirname(dir), mode);
    // Not `recursive`: with it Node tries for ever where the system makes no folders, as in /proc.
    try {
      mkdirSync(dir);
      chmodSync(dir, mode);
      return;
    } catch (error) {
      // Another start made it in between, and sets its mode.
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
  mkdirSync(dir, { recursive: true }); // raises when it is a file
}

function clusterIn(dir: string): string {
  return join(dir, 'postgres');
}

function hasCluster(dir: string): boolean {
  return existsSync(join(clusterIn(dir), 'PG_VERSION'));
}

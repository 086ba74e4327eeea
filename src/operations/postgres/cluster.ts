import { lchownSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp, open, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import { copyPrograms, permitEveryoneToRead } from './binaries.ts';
import type { DataFolder } from './data-folder.ts';
import { runProgram } from './run-program.ts';
import { ROLE } from './settings.ts';
import { describeFolderFault, describePostgresFault } from './start-problems.ts';

/** What the shell would read within double quotes, which is how initdb asks it for the `postgres` beside itself. */
const READ_BY_THE_SHELL = /["$`\\]/;

/**
 * Gives initdb programs whose path the shell takes as it is: these, or, for as long as `use` takes, a copy in a
 * temporary folder. Only initdb needs it; the server starts from anywhere.
 */
async function withPlainPath<T>(native: string, use: (native: string) => Promise<T>): Promise<T> {
  if (!READ_BY_THE_SHELL.test(native)) return use(native);
  const temporary = READ_BY_THE_SHELL.test(tmpdir()) ? '/tmp' : tmpdir();
  let folder: string | undefined;
  try {
    folder = await mkdtemp(join(temporary, 'direct365-initdb-'));
    const copy = await copyPrograms(native, folder);
    await permitEveryoneToRead(folder);
    return await use(copy);
  } catch (error) {
    throw describeFolderFault(error, temporary);
  } finally {
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Makes the database's files when there are none, and says whether it did. They appear whole or
 * not at all, so a start that is cut short leaves nothing to repair.
 */
export async function ensureCluster(
  folder: DataFolder,
  native: string,
  serverVersion: string,
): Promise<boolean> {
  const { cluster } = folder;
  removeUnfinished(folder);
  if (hasCluster(cluster, serverVersion)) {
    takeOver(folder);
    return false;
  }
  let unfinished: string | undefined;
  try {
    unfinished = mkdtempSync(`${cluster}.unfinished-`);
    if (folder.user !== undefined) lchownSync(unfinished, folder.user.uid, folder.user.gid);
    const target = unfinished;
    await withPlainPath(native, (programs) => initialise(target, programs, folder));
    await rename(unfinished, cluster);
    await syncFolder(folder.dir);
  } catch (error) {
    if (unfinished !== undefined) await rm(unfinished, { recursive: true, force: true });
    throw describeFolderFault(error, folder.dir);
  }
  return true;
}

/**
 * Whether the folder contains a cluster. Throws a SetupProblem when it contains another major version's data, or other
 * files.
 */
function hasCluster(cluster: string, serverVersion: string): boolean {
  const found = lstatSync(cluster, { throwIfNoEntry: false });
  if (found === undefined) return false;
  if (!found.isDirectory()) {
    throw new SetupProblem(`${cluster} is not a folder; the private database needs it to be one.`);
  }
  const files = readdirSync(cluster);
  if (files.length === 0) return false;
  if (!files.includes('PG_VERSION')) {
    throw new SetupProblem(
      `The folder ${cluster} holds something that is not a PostgreSQL database. Move it away, or choose another folder with DATA_DIR.`,
    );
  }
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  const major = serverVersion.split('.')[0];
  if (Number(version) < Number(major)) {
    throw new SetupProblem(
      `The database in ${cluster} was made by PostgreSQL ${version}, and this version of Direct365 runs on PostgreSQL ${major}. Move it over with npm run admin -- upgrade-database, which keeps the old one beside it, or run the version that made it.`,
    );
  }
  if (version !== major) {
    throw new SetupProblem(
      `The database in ${cluster} was made by PostgreSQL ${version}, but the built-in one is PostgreSQL ${major}. Run the Direct365 version that made it, or move the data to a server of your own and set DATABASE_URL.`,
    );
  }
  return true;
}

async function initialise(target: string, native: string, { cluster, user }: DataFolder) {
  const initdb = (characterClasses: string) =>
    runProgram(
      join(native, 'bin/initdb'),
      [
        ...['-D', target, '-U', ROLE, '-A', 'trust', '-E', 'UTF8', '--no-instructions'],
        // Sorted by code point, the same on every system, and letters of all languages fold their case.
        ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
        // pg_trgm still asks the system what a letter is: without this it sees ASCII only.
        `--lc-ctype=${characterClasses}`,
      ],
      user,
    );
  let result = await initdb('C.UTF-8');
  if (/invalid locale name/.test(result.output)) result = await initdb('C');
  if (result.code !== 0) throw describePostgresFault(result.output, cluster);
}

/** Files put back by root (a restored backup), or by a user this machine does not know, go to the server's user. */
function takeOver({ cluster, user }: DataFolder): void {
  if (user === undefined || lstatSync(cluster).uid === user.uid) return;
  for (const file of readdirSync(cluster, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(cluster, file), user.uid, user.gid);
  }
  lchownSync(cluster, user.uid, user.gid);
}

function removeUnfinished({ dir, cluster }: DataFolder): void {
  const prefix = `${basename(cluster)}.unfinished-`;
  for (const name of readdirSync(dir).filter((entry) => entry.startsWith(prefix))) {
    try {
      rmSync(join(dir, name), { recursive: true, force: true, maxRetries: 3 });
    } catch {
      // The initdb of a start that was just killed still writes there: the next start will remove it.
    }
  }
}

async function syncFolder(dir: string): Promise<void> {
  const handle = await open(dir, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

import { existsSync } from 'node:fs';
import { chmod, cp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataFolder } from './data-folder.ts';
import type { InstalledPostgres } from './installed-postgres.ts';
import { completeLibraryLinks } from './library-links.ts';
import { canRead } from './reachability.ts';
import type { SystemUser } from './server-user.ts';
import { describeFolderFault } from './start-problems.ts';

/**
 * Gives a folder with bin, lib and share that the server's user can run. The installed one as it is, or a copy in the
 * data folder when that user cannot reach it or its links cannot be made.
 */
export async function prepareBinaries(
  installed: InstalledPostgres,
  { dir, user }: DataFolder,
): Promise<string> {
  const isReachable = user === undefined || canReach(user, installed.native);
  if (isReachable && hasItsLinks(installed.native)) return installed.native;
  return copyBinaries(installed, join(dir, 'binaries'));
}

/** One file of each folder stands for all: they were unpacked under the same umask. */
function canReach(user: SystemUser, native: string): boolean {
  const samples = ['bin/postgres', 'lib/libpq.so', 'share/postgresql/postgres.bki'];
  return samples
    .map((file) => join(native, file))
    .every((file) => !existsSync(file) || canRead(user, file));
}

function hasItsLinks(native: string): boolean {
  try {
    completeLibraryLinks(native);
    return true;
  } catch {
    return false; // the installed packages are read-only
  }
}

/** Copies once a version, and removes the copies of other versions. */
async function copyBinaries(
  { native, packageVersion }: InstalledPostgres,
  into: string,
): Promise<string> {
  const copy = join(into, `postgresql-${packageVersion}`);
  if (existsSync(copy)) return join(copy, 'native');
  const unfinished = `${copy}.unfinished`;
  try {
    await rm(into, { recursive: true, force: true });
    await copyPrograms(native, unfinished);
    await permitEveryoneToRead(into);
    await rename(unfinished, copy);
  } catch (error) {
    throw describeFolderFault(error, into);
  }
  return join(copy, 'native');
}

/** Copies what is needed to run, to a folder `native` in `into`. */
export async function copyPrograms(native: string, into: string): Promise<string> {
  const copy = join(into, 'native');
  await cp(native, copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !file.endsWith('.a'), // for building programs, not for running them
  });
  completeLibraryLinks(copy);
  return copy;
}

/** Lets any user of the machine run what is in a folder of ours. */
export async function permitEveryoneToRead(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await permitEveryoneToRead(path);
    else if (entry.isFile()) await chmod(path, folder.endsWith('/bin') ? 0o755 : 0o644);
  }
}

import { existsSync, realpathSync, type Stats, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { SystemUser } from './server-user.ts';

const READ = 4;
const SEARCH = 1;

/**
 * The first folder on the way to `path` (itself included when it is a folder) that `user` may not
 * enter, or undefined when the way is free. Parts that do not exist yet are ours to make.
 */
export function firstFolderClosedTo(user: SystemUser, path: string): string | undefined {
  return foldersDownTo(path).find((folder) => !allows(user, folder, SEARCH));
}

/** Whether `user` can reach and read this file. */
export function canRead(user: SystemUser, file: string): boolean {
  return firstFolderClosedTo(user, dirname(file)) === undefined && allows(user, file, READ);
}

function foldersDownTo(path: string): string[] {
  let existing = resolve(path);
  while (!existsSync(existing)) existing = dirname(existing);
  let folder = realpathSync(existing);
  if (!statSync(folder).isDirectory()) folder = dirname(folder);
  const folders = [folder];
  while (folder !== dirname(folder)) {
    folder = dirname(folder);
    folders.unshift(folder);
  }
  return folders;
}

function allows(user: SystemUser, path: string, permission: number): boolean {
  return (permissionsOf(user, statSync(path)) & permission) !== 0;
}

function permissionsOf(user: SystemUser, { uid, gid, mode }: Stats): number {
  if (uid === user.uid) return mode >> 6;
  // Node drops all supplementary groups of a child that runs as another user.
  if (gid === user.gid) return mode >> 3;
  return mode;
}

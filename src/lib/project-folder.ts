import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The folder of the checkout, absolute: the one with package.json above this file, or above what the build made of it.
 */
export const projectFolder = folderWithManifest(import.meta.dirname);

/** An absolute path inside the project. */
export const inProject = (...names: readonly string[]): string => join(projectFolder, ...names);

function folderWithManifest(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error(`No folder above ${import.meta.dirname} has package.json`);
  return folderWithManifest(parent);
}

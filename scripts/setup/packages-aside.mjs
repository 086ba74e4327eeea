import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inProject, projectFolder } from './project.mjs';

/** Beside node_modules, and kept out of Git as it is. */
const asideFolder = inProject('.cache', 'packages');

/**
 * Whether there are packages that a site may be running from, in a folder that can be renamed: a mounted one cannot.
 */
export function canBeExchanged(packages) {
  return existsSync(packages) && statSync(packages).dev === statSync(dirname(packages)).dev;
}

/**
 * Has packages installed in another folder and exchanges them with those of the project when they are there, so that a
 * site goes on finding what it loads later, and an installation that fails or is broken off leaves all as it was.
 */
export async function installAside(installInto) {
  rmSync(asideFolder, { recursive: true, force: true });
  mkdirSync(asideFolder, { recursive: true });
  try {
    for (const name of ['package.json', 'package-lock.json', '.npmrc']) {
      if (existsSync(inProject(name))) copyFileSync(inProject(name), join(asideFolder, name));
    }
    await installInto(asideFolder);
    exchangePackages(projectFolder, asideFolder);
  } finally {
    rmSync(asideFolder, { recursive: true, force: true });
  }
}

/** Puts node_modules of the folder `fresh` in the place of that of `project`, and leaves the former one in `fresh`. */
export function exchangePackages(project, fresh) {
  const current = join(project, 'node_modules');
  const next = join(fresh, 'node_modules');
  const former = join(fresh, 'former');
  renameSync(current, former);
  try {
    renameSync(next, current);
  } catch (problem) {
    renameSync(former, current);
    throw problem;
  }
}

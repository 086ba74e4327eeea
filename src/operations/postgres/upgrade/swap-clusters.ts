import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import type { DataFolder } from '../data-folder.ts';

type Place = Pick<DataFolder, 'dir' | 'cluster'>;

/** The database from before an upgrade is kept beside the new one, under a name with the number of that upgrade. */
const asideName = /^postgres-before-\d+$/;

/** Where the database from before the last upgrade is, if it was kept. */
export function databaseOfBefore({ dir }: Pick<Place, 'dir'>): string | undefined {
  const found = readdirSync(dir)
    .filter((name) => asideName.test(name))
    .sort();
  const last = found.at(-1);
  return last === undefined ? undefined : join(dir, last);
}

/** The major version of PostgreSQL that made a database, as its files say; undefined where there is none. */
export function majorOfCluster(cluster: string): string | undefined {
  const file = join(cluster, 'PG_VERSION');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/**
 * Moves the previous database back when there is none in its place: a swap was interrupted between its two steps.
 * Returns whether it did. The caller owns the data folder.
 */
export async function mendSwap(place: Place): Promise<boolean> {
  const before = databaseOfBefore(place);
  if (existsSync(place.cluster) || before === undefined) return false;
  await moveFolder(before, place.cluster, place);
  return true;
}

/** Puts a new database in the place of the old one, which is kept beside it; returns where. */
export async function swapClusters(place: Place, made: string, major: string): Promise<string> {
  const aside = join(place.dir, `postgres-before-${major}`);
  await moveFolder(place.cluster, aside, place);
  await moveFolder(made, place.cluster, place);
  return aside;
}

/**
 * The database that an undone upgrade puts back (`before`), and where the present one goes (`undone`). Raises a
 * SetupProblem when no earlier database was kept, or the place of the present one is taken.
 */
export function findSwapBack(place: Place): { before: string; undone: string } {
  const before = databaseOfBefore(place);
  if (before === undefined) {
    throw new SetupProblem(
      `There is no database of before an upgrade in ${place.dir}: there is nothing to go back to.`,
    );
  }
  const undone = join(place.dir, `postgres-undone-${majorOfCluster(place.cluster) ?? 'unknown'}`);
  if (existsSync(undone)) {
    throw new SetupProblem(
      `${undone} is there since an upgrade was undone earlier. Move it away, and run the command again.`,
    );
  }
  return { before, undone };
}

/** Moves the previous database back in its place, and the present one beside it. */
export async function swapBack(place: Place): Promise<void> {
  const { before, undone } = findSwapBack(place);
  await moveFolder(place.cluster, undone, place);
  await moveFolder(before, place.cluster, place);
}

/** A new name is safe once the folder that lists it has been flushed. */
async function moveFolder(from: string, to: string, { dir }: Place): Promise<void> {
  await rename(from, to);
  const folder = await open(dir, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

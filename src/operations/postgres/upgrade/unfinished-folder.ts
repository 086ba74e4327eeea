import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Makes an empty folder beside `folder`, in which that can be made to be renamed when it is whole. It has a name of its
 * own: what a command began that was killed may still be writing into its one. Rests are removed as far as they let
 * themselves be.
 */
export async function makeUnfinishedFolder(folder: string): Promise<string> {
  const around = dirname(folder);
  const beginning = `${basename(folder)}.unfinished`;
  await mkdir(around, { recursive: true });
  for (const entry of await readdir(around)) {
    if (!entry.startsWith(beginning)) continue;
    // What is written into it meanwhile keeps it: it goes with all of the folder around it, at the end.
    await rm(join(around, entry), { recursive: true, force: true }).catch(() => undefined);
  }
  // Not by `mkdtemp`, whose folder no other user may read: another user may run the programs.
  const made = join(around, `${beginning}-${randomUUID()}`);
  await mkdir(made);
  return made;
}

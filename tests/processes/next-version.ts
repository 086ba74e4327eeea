/** Checkouts of versions that are yet to come: this one, with another number and migrations more. */
import { cp, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkoutDir } from './app-process.ts';

// The built server is the checkout's own: it looks for migrations above where it lies.
const copied = ['src', 'scripts', 'tsconfig.json', 'dist/app'];
const shared = ['node_modules', 'dist/client', 'dist/server', 'dist/mail', 'public', 'demo'];
const made = new Set<string>();

/** Makes the checkout of a version that has these migrations beside those that are there, by their names. */
export async function makeNextVersion(
  version: string,
  migrations: Readonly<Record<string, string>>,
): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'direct365-next-')));
  made.add(folder);
  await mkdir(join(folder, 'dist'));
  await Promise.all([
    ...copied.map((name) => cp(join(checkoutDir, name), join(folder, name), { recursive: true })),
    ...shared.map((name) => symlink(join(checkoutDir, name), join(folder, name))),
  ]);
  const manifest = JSON.parse(await readFile(join(checkoutDir, 'package.json'), 'utf8'));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ ...manifest, version }));
  for (const [name, text] of Object.entries(migrations)) {
    await writeFile(join(folder, 'src/db/migrations', `${name}.sql`), text);
  }
  return folder;
}

/** Removes the checkouts that were made here. */
export async function removeNextVersions(): Promise<void> {
  for (const folder of made) await rm(folder, { recursive: true, force: true });
  made.clear();
}

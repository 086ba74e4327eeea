import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const buildSchema = z.object({
  /** Names of files below the folder. */
  files: z.array(z.string()),
  /** When another build took its place; absent while it is the newest. */
  replacedAt: z.iso.datetime().optional(),
});
type Build = z.infer<typeof buildSchema>;

const week = 7 * 24 * 60 * 60 * 1000;
// A machine that builds many times a day keeps some of them, not all.
const mostBuilds = 20;

/**
 * Notes that a build with these files has been written to a folder, and removes the assets there that were last part of
 * a build more than a week ago. Until then open tabs and pages in caches may ask for them. Files without a record, such
 * as those of a build from before there were records, count as a build that ends now.
 */
export async function noteBuild(dir: string, files: readonly string[], now: Date): Promise<void> {
  const recordFile = `${dir}.builds.json`;
  const present = await listAssets(dir);
  const newest: Build = { files: [...files].sort() };
  const earlier = ((await readRecord(recordFile)) ?? [{ files: present }])
    .filter((build) => String(build.files) !== String(newest.files))
    .map((build) => ({ ...build, replacedAt: build.replacedAt ?? now.toISOString() }))
    .filter(({ replacedAt }) => now.getTime() - Date.parse(replacedAt) < week)
    .slice(0, mostBuilds);
  const builds = [newest, ...earlier];
  const wanted = new Set(builds.flatMap((build) => build.files));
  const isWanted = (file: string) => wanted.has(file.replace(/\.(br|gz)$/, ''));
  await Promise.all(
    present.filter((file) => !isWanted(file)).map((file) => rm(join(dir, file), { force: true })),
  );
  await writeFile(`${recordFile}.new`, JSON.stringify(builds));
  await rename(`${recordFile}.new`, recordFile);
}

async function listAssets(dir: string): Promise<string[]> {
  const entries = await readdir(join(dir, 'assets'), { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => `assets/${name}`);
}

async function readRecord(file: string): Promise<Build[] | undefined> {
  try {
    return z.array(buildSchema).parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}

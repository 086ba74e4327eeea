import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

export const thisCheckout = join(import.meta.dirname, '../..');

const copied = ['src', 'demo', 'public', 'dist', 'package.json', 'tsconfig.json', 'vite.config.ts'];
// Almost every page is made with this: whatever changes it gives almost every page another script.
const commonPart = 'src/ui/primitives/container.tsx';

const made = new Set<string>();

/** A checkout with a build of its own: what an operator has after another deploy. */
export interface Release {
  checkoutDir: string;
  /** Its pages say so, in `data-release`. */
  name: string;
}

/**
 * Makes the next release after the one in `previous`, in a folder of its own: the sources changed, and built beside the
 * build that is there, as on the machine that built that.
 */
export async function makeRelease(name: string, previous = thisCheckout): Promise<Release> {
  const checkoutDir = await copyOf(previous);
  const part = join(checkoutDir, commonPart);
  const source = await readFile(part, 'utf8');
  const changed = source.replace(
    /<(div|Element)( data-release="\w+")?/,
    `<$1 data-release="${name}"`,
  );
  if (changed === source) throw new Error(`${commonPart} has nothing to mark.`);
  await writeFile(part, changed);
  const vite = join(checkoutDir, 'node_modules/vite/bin/vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build'], {
    cwd: checkoutDir,
    env: { ...process.env, NODE_ENV: 'production', VITEST: '' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return { checkoutDir, name };
}

/** The same release on a machine that has never had another: nothing of earlier builds is there. */
export async function onFreshMachine({ checkoutDir, name }: Release): Promise<Release> {
  const fresh = await copyOf(checkoutDir);
  for (const part of ['client', 'server']) {
    const record = await readFile(join(fresh, `dist/${part}.builds.json`), 'utf8');
    const [newest, ...earlier] = z
      .array(z.object({ files: z.array(z.string()) }))
      .parse(JSON.parse(record));
    const present = new Set(newest?.files);
    const gone = earlier.flatMap(({ files }) => files).filter((file) => !present.has(file));
    const forms = gone.flatMap((file) => [file, `${file}.br`, `${file}.gz`]);
    await Promise.all(forms.map((file) => rm(join(fresh, 'dist', part, file), { force: true })));
  }
  return { checkoutDir: fresh, name };
}

/** Removes all releases made here. */
export async function removeReleases(): Promise<void> {
  for (const folder of made) await rm(folder, { recursive: true, force: true });
  made.clear();
}

async function copyOf(checkout: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'direct365-release-'));
  made.add(folder);
  await Promise.all(
    copied.map((name) => cp(join(checkout, name), join(folder, name), { recursive: true })),
  );
  await symlink(join(thisCheckout, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

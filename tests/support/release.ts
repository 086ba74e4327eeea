import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { z } from 'zod';

export const thisCheckout = join(import.meta.dirname, '../..');

const copied = ['src', 'demo', 'public', 'dist', 'package.json', 'tsconfig.json', 'vite.config.ts'];
// Almost every page is made with this: whatever changes it gives almost every page another script.
const commonPart = 'src/ui/primitives/container.tsx';

const madeHere = new Set<string>();

/** Kept from run to run, in a folder for each build that they come after. */
const releasesFolder = join(thisCheckout, 'node_modules/.cache/releases');

/** A checkout with a build of its own: what an operator has after another deploy. */
export interface Release {
  checkoutDir: string;
  /** Its pages say so, in `data-release`. */
  name: string;
}

/** The releases after the build that is there, in their order. */
const names = ['second', 'third'] as const;
type LaterRelease = (typeof names)[number];

/** The checkout of a later release, made by the test that asks for it first. */
export async function laterRelease(name: LaterRelease): Promise<Release> {
  const before = names[names.indexOf(name) - 1];
  const previous = before ? (await laterRelease(before)).checkoutDir : thisCheckout;
  const build = await readFile(join(thisCheckout, 'dist/.build-hash'), 'utf8');
  const folder = join(
    releasesFolder,
    createHash('sha256').update(build).digest('hex').slice(0, 16),
  );
  const checkoutDir = join(folder, name);
  await mkdir(folder, { recursive: true });
  await alone(join(folder, `${name}.lock`), async () => {
    if (existsSync(checkoutDir)) return;
    await removeOthers(releasesFolder, folder);
    const made = await buildAfter(previous, name);
    // Whole or not at all: a run that is broken off leaves nothing that looks like a release.
    const unfinished = `${checkoutDir}.unfinished`;
    await rm(unfinished, { recursive: true, force: true });
    await cp(made, unfinished, { recursive: true, verbatimSymlinks: true });
    await rename(unfinished, checkoutDir);
  });
  return { checkoutDir, name };
}

/** Changes the sources and builds them beside the build that is there, as on the machine that built that. */
async function buildAfter(previous: string, name: string): Promise<string> {
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
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return checkoutDir;
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

/** Removes what was copied and built here; what is kept for the next run stays. */
export async function removeReleases(): Promise<void> {
  for (const folder of madeHere) await rm(folder, { recursive: true, force: true });
  madeHere.clear();
}

async function copyOf(checkout: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'direct365-release-'));
  madeHere.add(folder);
  await Promise.all(
    copied.map((name) => cp(join(checkout, name), join(folder, name), { recursive: true })),
  );
  await symlink(join(thisCheckout, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

async function removeOthers(parent: string, kept: string): Promise<void> {
  const folders = (await readdir(parent)).map((name) => join(parent, name));
  const old = folders.filter((folder) => folder !== kept);
  await Promise.all(old.map((folder) => rm(folder, { recursive: true, force: true })));
}

const busy = 5;

/** Runs this while no other process runs what has the same lock, which is let go however a process ends. */
async function alone(file: string, run: () => Promise<void>): Promise<void> {
  const lock = new DatabaseSync(file);
  try {
    for (;;) {
      try {
        lock.exec('pragma journal_mode = memory; begin exclusive');
        break;
      } catch (error) {
        if (!(error instanceof Error && 'errcode' in error && error.errcode === busy)) throw error;
        await wait(100);
      }
    }
    await run();
  } finally {
    lock.close();
  }
}

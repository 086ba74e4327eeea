import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import { inTurns } from './in-turns.ts';
import { type BackupManifest, manifestSchema } from './manifest.ts';
import { manifestFile, sumsFile, unfinishedEnding } from './new-backup.ts';

/** A backup whose every byte has been compared with what was written. */
export interface WholeBackup {
  folder: string;
  manifest: BackupManifest;
  /** Paths of all its files, within the folder. */
  paths: string[];
}

/** Reads a backup through, and throws a SetupProblem when it is not one, not whole, or not what was written. */
export async function readBackup(given: string): Promise<WholeBackup> {
  const folder = resolve(given);
  if (folder.endsWith(unfinishedEnding)) throw notWhole(folder, 'it was never finished');
  const sums = parseSums(await readOrRefuse(folder, sumsFile));
  await inTurns([...sums], async ([path, sum]) => {
    const found = await hashOf(join(folder, path)).catch((error: unknown) => {
      throw notWhole(folder, `${path} cannot be read`, error);
    });
    if (found !== sum) throw notWhole(folder, `${path} is not what was written`);
  });
  if (!sums.has(manifestFile)) throw notWhole(folder, `${manifestFile} is missing`);
  return { folder, manifest: await readManifest(folder), paths: [...sums.keys()] };
}

/** What a backup says of itself, and nothing is compared. */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readOrRefuse(folder, manifestFile);
  const manifest = manifestSchema.safeParse(JSON.parse(text));
  if (!manifest.success) {
    throw new SetupProblem(
      `The backup in ${folder} was made by another version of this program, which writes them differently. Restore it with that one.`,
    );
  }
  return manifest.data;
}

const notWhole = (folder: string, reason: string, cause?: unknown): SetupProblem =>
  new SetupProblem(`${folder} holds no whole backup: ${reason}. Take another one.`, { cause });

async function readOrRefuse(folder: string, file: string): Promise<string> {
  try {
    return await readFile(join(folder, file), 'utf8');
  } catch (error) {
    throw notWhole(folder, `${file} cannot be read`, error);
  }
}

/** Path → SHA-256. */
function parseSums(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(/^([0-9a-f]{64}) {2}(.+)$/gm)].map(([, sum = '', path = '']) => [path, sum]),
  );
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}

import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import { syncFolder } from '#lib/files/sync-folder.ts';
import type { BackupManifest } from './manifest.ts';

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EACCES: 'this user has no permission to write there',
  EPERM: 'the system does not permit it',
  EROFS: 'it lies on a read-only disk',
  ENOENT: 'the folder that it would be in does not exist',
  ENOTDIR: 'a part of this path is a file, not a folder',
  EEXIST: 'something of that name is there already',
  EIO: 'the disk does not read or write as it should',
};

/**
 * Turns a file system error about a backup in `folder` into a sentence for the operator; other errors stay as they are.
 */
function describeBackupFault(error: unknown, folder: string): unknown {
  if (!(error instanceof Error) || error instanceof SetupProblem || !('code' in error)) {
    return error;
  }
  const reason = reasons[String(error.code)];
  if (reason === undefined) return error;
  return new SetupProblem(
    `The backup could not be written to ${folder}: ${reason}. What there was of it has been removed; earlier backups are as they were.`,
    { cause: error },
  );
}

/** What it is called until it is whole. */
export const unfinishedEnding = '.unfinished';
export const manifestFile = 'manifest.json';
/** Written last, in the form that `sha256sum -c` reads: a folder without it is no backup. */
export const sumsFile = 'SHA256SUMS';

/** A backup while it is being written: a folder that gets its name when it is whole. */
export interface NewBackup {
  /** Writes a file as it comes, and flushes it. `path` is within the backup. */
  add(path: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** Makes it a backup and returns its folder. */
  finish(manifest: BackupManifest): Promise<string>;
  /** Leaves nothing of it. */
  discard(): Promise<void>;
}

/**
 * Begins a backup in the folder `target`, which is made if the one around it is there. What others left unfinished
 * there is removed, so only one process may do this at a time. Throws a SetupProblem when the folder cannot be written
 * to.
 */
export async function beginBackup(target: string, name: string): Promise<NewBackup> {
  const folder = join(target, `${name}${unfinishedEnding}`);
  const sums: string[] = [];
  const folders = new Set<string>();
  const guarded = async <Result>(act: () => Promise<Result>): Promise<Result> => {
    try {
      return await act();
    } catch (error) {
      throw describeBackupFault(error, target);
    }
  };

  await guarded(async () => {
    await makeFolder(target);
    for (const entry of await readdir(target)) {
      if (entry.endsWith(unfinishedEnding)) {
        await rm(join(target, entry), { recursive: true, force: true });
      }
    }
    // It contains every user's data: no other system user may read it.
    await mkdir(folder, { mode: 0o700 });
  });

  async function write(path: string, content: AsyncIterable<Uint8Array>): Promise<string> {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    folders.add(dirname(file));
    const hash = createHash('sha256');
    const hashing = new Transform({
      transform(chunk: Uint8Array, _, done) {
        hash.update(chunk);
        done(null, chunk);
      },
    });
    const output = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(Readable.from(content, { objectMode: false }), hashing, output);
    return hash.digest('hex');
  }

  return {
    add: (path, content) =>
      guarded(async () => {
        sums.push(`${await write(path, content)}  ${path}\n`);
      }),

    finish: (manifest) =>
      guarded(async () => {
        const text = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
        sums.push(`${await write(manifestFile, Readable.from([text]))}  ${manifestFile}\n`);
        await writeFile(join(folder, sumsFile), sums, { mode: 0o600, flush: true });
        for (const path of [...folders, folder]) await syncFolder(path);
        const whole = join(target, name);
        await rename(folder, whole);
        await syncFolder(target);
        return whole;
      }),

    discard: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Not `recursive`: with it Node tries for ever where the system makes no folders, as in /proc. */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import type { FileName } from './file-name.ts';
import { type FileStorage, orUnavailable } from './file-storage.ts';
import { syncFolder } from './sync-folder.ts';

const folderMode = 0o700;
const fileMode = 0o600;
/** Older drafts are abandoned: their writer was killed. */
const abandonedAfterMs = 60 * 60 * 1000;

/**
 * Keeps files in a folder that only this user may enter. A file is written to a draft, flushed, and renamed:
 * it is there whole or not at all. Throws a SetupProblem when the folder cannot be made or used.
 */
export async function openDiskFileStorage(folder: string): Promise<FileStorage> {
  const drafts = join(folder, 'drafts');
  const pathOf = (name: FileName): string => join(folder, name.slice(0, 2), name);
  try {
    await mkdir(drafts, { recursive: true, mode: folderMode });
    await removeAbandoned(drafts);
  } catch (error) {
    throw new SetupProblem(
      `Files cannot be kept in ${folder}: ${reasonOf(error)}. Permit it, or choose another folder with DATA_DIR.`,
    );
  }

  async function writeDraft(bytes: Uint8Array): Promise<string> {
    const draft = join(drafts, randomUUID());
    const file = await open(draft, 'wx', fileMode);
    try {
      await file.writeFile(bytes);
      await file.sync();
      return draft;
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    } finally {
      await file.close();
    }
  }

  return {
    put: (name, bytes) =>
      orUnavailable('writing', async () => {
        const path = pathOf(name);
        // The folder itself is not made again: where it is gone, the disk it was on is gone.
        const draft = await writeDraft(bytes);
        try {
          const isNewFolder = await mkdir(dirname(path), { recursive: true, mode: folderMode });
          await rename(draft, path);
          await syncFolder(dirname(path));
          if (isNewFolder) await syncFolder(folder);
        } finally {
          await rm(draft, { force: true });
        }
      }),

    read: (name) =>
      orUnavailable('reading', () =>
        orMissing(async () => new Uint8Array(await readFile(pathOf(name)))),
      ),

    exists: (name) =>
      orUnavailable('looking', async () => {
        const found = await orMissing(() => stat(pathOf(name)));
        return found !== null;
      }),

    remove: (name) => orUnavailable('removing', () => rm(pathOf(name), { force: true })),

    probe: () =>
      orUnavailable('probing', async () => {
        await rm(await writeDraft(new Uint8Array(1)));
      }),
  };
}

async function removeAbandoned(drafts: string): Promise<void> {
  for (const name of await readdir(drafts)) {
    const draft = join(drafts, name);
    const found = await orMissing(() => stat(draft));
    if (found && Date.now() - found.mtimeMs > abandonedAfterMs) await rm(draft, { force: true });
  }
}

async function orMissing<Found>(look: () => Promise<Found>): Promise<Found | null> {
  try {
    return await look();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

function reasonOf(error: unknown): string {
  const code = codeOf(error);
  if (code === 'EACCES' || code === 'EPERM') return 'this user may not write there';
  if (code === 'ENOTDIR' || code === 'EEXIST') return 'a file of that name is in the way';
  if (code === 'EROFS') return 'the disk is read-only';
  return error instanceof Error ? error.message : String(error);
}

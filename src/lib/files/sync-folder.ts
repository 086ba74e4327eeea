import { open } from 'node:fs/promises';

/** Flushes a folder: a file and its new name are safe once the folder that lists them has been flushed as well. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

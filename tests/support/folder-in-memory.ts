import { accessSync, constants, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

/** Linux keeps what is in here in memory, where it may be small: containers often give it 64 MB. */
const inMemory = '/dev/shm';

/**
 * Some dozens of test databases at a time, of 15 MB each, with the log of the server; and as much again for all else.
 */
const needed = 3 * 1024 ** 3;

/**
 * Where databases of tests are: in memory where there is room, else where temporary files are. Making a database means
 * making a thousand files, which takes a file system on a disk ten times as much processor time, waiting or not.
 */
export function folderInMemory(): string {
  try {
    accessSync(inMemory, constants.W_OK);
    const { bavail, bsize } = statfsSync(inMemory);
    return Math.min(bavail * bsize, freemem()) >= needed ? inMemory : tmpdir();
  } catch {
    return tmpdir();
  }
}

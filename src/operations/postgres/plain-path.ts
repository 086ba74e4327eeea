import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyPrograms, permitEveryoneToRead } from './binaries.ts';
import { describeFolderFault } from './start-problems.ts';

/** What the shell would read within double quotes, which is how initdb asks it for the `postgres` beside itself. */
const READ_BY_THE_SHELL = /["$`\\]/;

/**
 * Gives initdb programs whose path the shell takes as it is: these, or, for as long as `use` takes, a copy in a
 * temporary folder. Only initdb needs it; the server starts from anywhere.
 */
export async function withPlainPath<T>(
  native: string,
  use: (native: string) => Promise<T>,
): Promise<T> {
  if (!READ_BY_THE_SHELL.test(native)) return use(native);
  const temporary = READ_BY_THE_SHELL.test(tmpdir()) ? '/tmp' : tmpdir();
  let folder: string | undefined;
  try {
    folder = await mkdtemp(join(temporary, 'direct365-initdb-'));
    const copy = await copyPrograms(native, folder);
    await permitEveryoneToRead(folder);
    return await use(copy);
  } catch (error) {
    throw describeFolderFault(error, temporary);
  } finally {
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  }
}

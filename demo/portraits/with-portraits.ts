import type { FileStorage } from '#lib/files/file-storage.ts';
import { type ReadPortraits, readPortraits } from './read-portraits.ts';

/**
 * The storage of a demo: a file that it does not contain is looked up among the drawn portraits. So no start has to
 * write them, and they are available wherever the database of a demo is moved to. Access is checked as for any other
 * file.
 */
export function withPortraits(files: FileStorage): FileStorage {
  let reading: Promise<ReadPortraits> | null = null;
  const drawn = async () => {
    reading ??= readPortraits();
    return (await reading).pictures;
  };
  return {
    ...files,
    read: async (name) => (await files.read(name)) ?? (await drawn()).get(name) ?? null,
    exists: async (name) => (await files.exists(name)) || (await drawn()).has(name),
  };
}

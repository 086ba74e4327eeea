import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface MigrationFile {
  /** Without `.sql`. */
  name: string;
  text: string;
  sha256: string;
}

const migrationsFolder = join(import.meta.dirname, 'migrations');

/** The migrations of this version, in the order in which they run. */
export async function readMigrationFiles(): Promise<MigrationFile[]> {
  const files = (await readdir(migrationsFolder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(migrationsFolder, file), 'utf8');
      const sha256 = createHash('sha256').update(text).digest('hex');
      return { name: file.replace(/\.sql$/, ''), text, sha256 };
    }),
  );
}

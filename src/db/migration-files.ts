import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inProject } from '#lib/project-folder.ts';

export interface MigrationFile {
  /** Without `.sql`. */
  name: string;
  text: string;
  sha256: string;
  /** From which version on programs run on its schema; null for migrations from before this was declared. */
  programsSince: string | null;
}

/** The first whose effect on running programs is known: it is checked when it is written. */
const firstKnown = '0272';

/** Of migrations that only add: every program goes on. */
const everyVersion = '0.0.0';
const contraction = /^-- Contracts: programs since (\d+\.\d+\.\d+) do without /m;

const migrationsFolder = inProject('src/db/migrations');

/** The migrations of this version, in the order in which they run. */
export async function readMigrationFiles(): Promise<MigrationFile[]> {
  const files = (await readdir(migrationsFolder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(migrationsFolder, file), 'utf8');
      const sha256 = createHash('sha256').update(text).digest('hex');
      const name = file.replace(/\.sql$/, '');
      return { name, text, sha256, programsSince: name < firstKnown ? null : programsSince(text) };
    }),
  );
}

/**
 * What a migration says of programs that run beside it: `-- Contracts: programs since 1.4.0 …`, or nothing where it
 * only adds.
 */
export const programsSince = (text: string): string => contraction.exec(text)?.[1] ?? everyVersion;

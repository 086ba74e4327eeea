import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { projectFolder } from '../project-folder.ts';
import { type FrozenMigrations, frozenMigrationsFile } from './frozen-migrations.ts';

/** The text of a file of the project, or null when there is none. */
export function readProjectFile(path: string): string | null {
  const file = join(projectFolder, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** The released migrations as recorded; none when there is no record yet. */
export function readFrozenMigrations(): FrozenMigrations {
  const recorded: unknown = JSON.parse(readProjectFile(frozenMigrationsFile) ?? '{}');
  return z.record(z.string(), z.string()).parse(recorded);
}

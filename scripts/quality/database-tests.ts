import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '../project-folder.ts';

/** The test files that use a database: those worth repeating on another version of PostgreSQL. */
export async function findDatabaseTests(): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob('src/**/*.test.{ts,tsx}', { cwd: projectFolder })) {
    const text = await readFile(join(projectFolder, file), 'utf8');
    if (text.includes("'#tests/support/")) found.push(file.replaceAll('\\', '/'));
  }
  return found.sort();
}

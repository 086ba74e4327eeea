import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { projectFolder } from '../project-folder.ts';
import { asvsRequirementsFile } from './asvs-trace.ts';
import { type FrozenMigrations, frozenMigrationsFile } from './frozen-migrations.ts';
import type { SourceFile } from './source-file.ts';

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

/** The version that package.json names. */
export function readProgramVersion(): string {
  const manifest: unknown = JSON.parse(readProjectFile('package.json') ?? '{}');
  return z.object({ version: z.string() }).parse(manifest).version;
}

/** SECURITY.md and everything in docs/security. */
export const readSecurityPages = (): SourceFile[] =>
  readPages(['SECURITY.md', ...pagesBelow('docs/security')]);

/** All documents but the changelog, which says what was. */
export const readDocuments = (): SourceFile[] =>
  readPages([
    ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'AGENTS.md', 'SECURITY.md'],
    ...['.env.example', 'bench/README.md'],
    ...pagesBelow('docs'),
  ]);

/** Whether a file or folder of the project exists. */
export const existsInProject = (path: string): boolean => existsSync(join(projectFolder, path));

const pagesBelow = (folder: string): string[] =>
  readdirSync(join(projectFolder, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`.replaceAll('\\', '/'))
    .sort();

const readPages = (paths: readonly string[]): SourceFile[] =>
  paths.map((path) => ({ path, text: readProjectFile(path) ?? '' }));

/** The ids of the OWASP ASVS, by level. */
export function readAsvsRequirements(): Record<string, string[]> {
  const recorded: unknown = JSON.parse(readProjectFile(asvsRequirementsFile) ?? '{}');
  return z.record(z.string(), z.array(z.string())).parse(recorded);
}

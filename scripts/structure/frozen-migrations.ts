import { createHash } from 'node:crypto';
import type { SourceFile } from './source-file.ts';

/** File name of a released migration → SHA-256 of its text. */
export type FrozenMigrations = Readonly<Record<string, string>>;

/** Where the released migrations are recorded. */
export const frozenMigrationsFile = 'src/db/migrations/frozen.json';

const migrationPath = /^src\/db\/migrations\/([^/]+\.sql)$/;

/** The hash of every migration among the files, in their order. */
export function hashMigrations(files: readonly SourceFile[]): Record<string, string> {
  const entries = files.flatMap(({ path, text }) => {
    const name = migrationPath.exec(path)?.[1];
    return name === undefined
      ? []
      : [[name, createHash('sha256').update(text).digest('hex')] as const];
  });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The states in which databases were released, each named by its last migration. */
export const listReleasedStates = (files: readonly Pick<SourceFile, 'path'>[]): string[] =>
  files.flatMap(({ path }) => /^src\/db\/released\/(.+)\.json\.gz$/.exec(path)?.[1] ?? []);

/** Says which released migrations were changed or removed, and which new ones would run before a released one. */
export function frozenMigrationProblems(
  files: readonly SourceFile[],
  frozen: FrozenMigrations,
): string[] {
  const current = hashMigrations(files);
  const problems: string[] = [];
  for (const [name, hash] of Object.entries(frozen)) {
    if (current[name] === undefined) {
      problems.push(
        `src/db/migrations/${name}: is released and was removed. Databases have run it: restore it, and undo it in a new migration.`,
      );
    } else if (current[name] !== hash) {
      problems.push(
        `src/db/migrations/${name}: is released and was changed. Databases that have run it will not run it again: restore it, and write the change as a new migration.`,
      );
    }
  }
  const lastFrozen = Object.keys(frozen).sort().at(-1) ?? '';
  for (const name of Object.keys(current)) {
    if (!(name in frozen) && name < lastFrozen) {
      problems.push(
        `src/db/migrations/${name}: sorts before ${lastFrozen}, which is released. Give it a higher number, or databases that are up to date will never run it.`,
      );
    }
  }
  const numbers = Object.keys(current).map((name) => name.slice(0, 4));
  for (const number of new Set(numbers.filter((each, index) => numbers.indexOf(each) !== index))) {
    problems.push(
      `src/db/migrations/${number}_*: two migrations have the number ${number}; their order would be an accident.`,
    );
  }
  return problems;
}

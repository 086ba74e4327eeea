/**
 * `npm run freeze-migrations`, at a release. Records the migrations that databases will have run from now on, and keeps
 * the rows of a demo as they are now, for a test to upgrade them from then on.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepDemoAsReleasedState } from '#operations/keep-released-state.ts';
import { projectFolder } from './project-folder.ts';
import { changelogProblems } from './structure/changelog.ts';
import {
  frozenMigrationProblems,
  frozenMigrationsFile,
  hashMigrations,
  listReleasedStates,
} from './structure/frozen-migrations.ts';
import {
  readFrozenMigrations,
  readProgramVersion,
  readProjectFile,
} from './structure/read-project.ts';
import { readSourceFiles } from './structure/source-file.ts';

const files = readSourceFiles(projectFolder);
const frozen = readFrozenMigrations();
const hashes = hashMigrations(files);
const added = Object.keys(hashes).filter((name) => !(name in frozen));
const newState = added.at(-1)?.replace(/\.sql$/, '');
const problems = [
  ...frozenMigrationProblems(files, frozen),
  ...changelogProblems(readProjectFile('CHANGELOG.md'), readProgramVersion(), [
    ...listReleasedStates(files),
    ...(newState ? [newState] : []),
  ]),
];

if (problems.length > 0) {
  process.stdout.write(`Nothing was frozen:\n  ${problems.join('\n  ')}\n`);
  process.exitCode = 1;
} else {
  writeFileSync(join(projectFolder, frozenMigrationsFile), `${JSON.stringify(hashes, null, 2)}\n`);
  process.stdout.write(`Frozen: ${added.length === 0 ? 'nothing new' : added.join(', ')}\n`);
  if (added.length > 0) {
    const state = await keepDemoAsReleasedState(projectFolder);
    process.stdout.write(`Kept for the test of upgrades: src/db/released/${state}.json.gz\n`);
  }
}

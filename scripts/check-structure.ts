/**
 * Checks that the tree stays readable: layout of features, names, the glossary, lengths, one way to write, released
 * migrations, links of documents, the security trace.
 */

import { projectFolder } from './project-folder.ts';
import { areas, nounsOf } from './structure/areas.ts';
import { asvsProblems } from './structure/asvs-trace.ts';
import { changelogProblems } from './structure/changelog.ts';
import { codeFromTextProblems } from './structure/code-from-text.ts';
import { commentProblems } from './structure/comments.ts';
import { decisionIndexProblems, documentLinkProblems } from './structure/document-links.ts';
import { expandingProblems } from './structure/expanding-migrations.ts';
import {
  featureFileProblems,
  pageFileProblems,
  undocumentedKindProblems,
} from './structure/feature-files.ts';
import { fileLengthFindings } from './structure/file-length.ts';
import { frozenMigrationProblems, listReleasedStates } from './structure/frozen-migrations.ts';
import { glossaryProblems } from './structure/glossary.ts';
import { nameProblems } from './structure/names.ts';
import { numberInputProblems } from './structure/number-inputs.ts';
import { writeProblems } from './structure/one-way-to-write.ts';
import { ownPlaceProblems } from './structure/own-places.ts';
import { plainWordProblems } from './structure/plain-words.ts';
import {
  existsInProject,
  readAsvsRequirements,
  readDocuments,
  readFrozenMigrations,
  readProgramVersion,
  readProjectFile,
  readSecurityPages,
} from './structure/read-project.ts';
import { readSourceFiles } from './structure/source-file.ts';
import { tableOwnerProblems } from './structure/table-owners.ts';
import { testFileProblems } from './structure/test-files.ts';
import { twinProblems } from './structure/twins.ts';

const files = readSourceFiles(projectFolder);
const nouns = nounsOf(files);
const documents = readDocuments();
const { problems: tooLong, warnings } = fileLengthFindings(files);
const problems = [
  ...featureFileProblems(files, areas),
  ...pageFileProblems(files),
  ...undocumentedKindProblems(readProjectFile('ARCHITECTURE.md')),
  ...glossaryProblems(files, nouns, readProjectFile('docs/domain.md')),
  ...tableOwnerProblems(files, nouns),
  ...nameProblems(files),
  ...twinProblems(files),
  ...codeFromTextProblems(files),
  ...numberInputProblems(files),
  ...commentProblems(files),
  ...plainWordProblems([...files, ...documents]),
  ...documentLinkProblems(documents, existsInProject),
  ...decisionIndexProblems(documents),
  ...ownPlaceProblems(files),
  ...writeProblems(files),
  ...tooLong,
  ...testFileProblems(files),
  ...frozenMigrationProblems(files, readFrozenMigrations()),
  ...(await expandingProblems(files, readProjectFile('CHANGELOG.md') ?? '')),
  ...changelogProblems(
    readProjectFile('CHANGELOG.md'),
    readProgramVersion(),
    listReleasedStates(files),
  ),
  ...asvsProblems(files, readSecurityPages(), readAsvsRequirements()),
];

for (const warning of warnings) process.stdout.write(`  note   ${warning}\n`);
for (const problem of problems) process.stdout.write(`  wrong  ${problem}\n`);
process.stdout.write(`${files.length} files, ${problems.length} problems\n`);
process.exitCode = problems.length === 0 ? 0 : 1;

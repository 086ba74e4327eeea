import { describe, expect, it } from 'vitest';
import { projectFolder } from '../project-folder.ts';
import { ownPlaceProblems } from './own-places.ts';
import { readSourceFiles } from './source-file.ts';

const problemsOf = (text: string, path = 'src/lib/mail/mailer.ts') =>
  ownPlaceProblems([{ path, text }]);

describe('a file of the server', () => {
  it('never looks for others beside itself', () => {
    expect(ownPlaceProblems(readSourceFiles(projectFolder))).toEqual([]);
  });

  it.each([
    "join(import.meta.dirname, 'words.txt')",
    "new URL('./words.txt', import.meta.url)",
    'import.meta.filename',
  ])('may not: %s', (line) => {
    expect(problemsOf(line)).toEqual([expect.stringContaining('inProject')]);
    expect(problemsOf(line, 'demo/people.ts')).toHaveLength(1);
    expect(problemsOf(line, 'src/lib/mail/mailer.test.ts')).toEqual([]);
    expect(problemsOf(line, 'scripts/check.ts')).toEqual([]);
  });

  it('may ask for a package by its name', () => {
    expect(problemsOf("import.meta.resolve('sharp')")).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { projectFolder } from '../project-folder.ts';
import { plainWordProblems } from './plain-words.ts';
import { readDocuments } from './read-project.ts';
import { readSourceFiles } from './source-file.ts';

const problemsOf = (text: string, path = 'src/features/hiring/projects/policy.ts') =>
  plainWordProblems([{ path, text }]);

describe('every sentence', () => {
  it('names its actor, in the words of the glossary', () => {
    expect(plainWordProblems([...readSourceFiles(projectFolder), ...readDocuments()])).toEqual([]);
  });

  it.each([
    ['// Whoever asks is told.', 'the caller'],
    ['text: "Nobody has applied."', 'no one'],
    ['/** What somebody’s profile says. */', 'a user'],
    ['export const everybody = 1;', 'all users'],
    ['// The subscription has lapsed.', 'expired'],
    ['// A look-in ends.', 'impersonation'],
  ])('is refused where it does not: %s', (line, instead) => {
    expect(problemsOf(line)).toEqual([expect.stringContaining(instead)]);
  });

  it.each(["because: 'nobody-answered'", "'nobody@example.test'", 'The user asks.'])(
    'is fine: %s',
    (line) => {
      expect(problemsOf(line)).toEqual([]);
    },
  );

  it('may have the word as data in a test, and not as its name', () => {
    const path = 'src/features/hiring/projects/policy.test.ts';
    expect(problemsOf("await search('nobody wrote this');", path)).toEqual([]);
    expect(problemsOf("it('is read by nobody', () => {", path)).toHaveLength(1);
  });
});

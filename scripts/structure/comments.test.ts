import { describe, expect, it } from 'vitest';
import { projectFolder } from '../project-folder.ts';
import { commentProblems } from './comments.ts';
import { readSourceFiles } from './source-file.ts';

const problemsOf = (text: string, path = 'src/lib/log.ts') => commentProblems([{ path, text }]);
const words = (count: number) => `${'word '.repeat(count).trim()}.`;

describe('a comment', () => {
  it('is narrow, and its sentences short, in all of the product', () => {
    expect(commentProblems(readSourceFiles(projectFolder))).toEqual([]);
  });

  it('is refused where a line is wide', () => {
    expect(problemsOf(`const x = 1;\n// ${words(10)} ${words(14)}\n`)).toEqual([
      expect.stringContaining('src/lib/log.ts:2: is wider'),
    ]);
    expect(problemsOf(`// ${words(10)} ${words(14)}`, 'tests/a.test.ts')).toEqual([]);
  });

  it('is refused where a sentence goes on over its lines', () => {
    const long = words(40).replaceAll(/((?:word ){20})/g, '$1\n * ');
    expect(problemsOf(`/**\n * ${long}\n */`)).toEqual([
      expect.stringContaining('has a sentence of 200 characters'),
    ]);
    const two = `${words(20)}\n * W${words(20).slice(1)}`;
    expect(problemsOf(`/**\n * ${two}\n */`)).toEqual([]);
  });

  it('ends with its last line', () => {
    expect(problemsOf(`// ${words(20)}\nconst x = 1;\n// ${words(20)}`)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { projectFolder } from '../project-folder.ts';
import { codeFromTextProblems } from './code-from-text.ts';
import { readSourceFiles } from './source-file.ts';

const problemsOf = (text: string, path = 'src/pages/public/about-page.tsx') =>
  codeFromTextProblems([{ path, text }]);

describe('a text', () => {
  it('becomes neither markup nor code anywhere in the product, but for two scripts of our own', () => {
    expect(codeFromTextProblems(readSourceFiles(projectFolder))).toEqual([]);
  });

  it.each([
    '<p dangerouslySetInnerHTML={{ __html: words }} />',
    'element.innerHTML = words;',
    'element.outerHTML = words;',
    "element.insertAdjacentHTML('beforeend', words);",
    'document.write(words);',
    'eval(words);',
    'new Function(words);',
    "setTimeout('words', 1);",
    "import { runInThisContext } from 'node:vm';",
  ])('may not become either: %s', (line) => {
    expect(problemsOf(line)).toEqual([expect.stringContaining('let React write it')]);
  });

  it('may do so in tests, and exceptions go when they are not needed', () => {
    expect(problemsOf('eval(words);', 'src/lib/sandboxed/sandboxed-fixture.ts')).toEqual([]);
    expect(problemsOf('setTimeout(() => words, 1);')).toEqual([]);
    expect(problemsOf('<script />', 'src/root.tsx')).toEqual([
      expect.stringContaining('src/root.tsx uses dangerouslySetInnerHTML no more'),
    ]);
  });
});

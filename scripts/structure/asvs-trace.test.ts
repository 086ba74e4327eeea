import { describe, expect, it } from 'vitest';
import { asvsProblems } from './asvs-trace.ts';

const requirements = { '1': ['V1.1.1', 'V1.1.2'], '2': ['V1.1.3', 'V1.1.4'], '3': ['V1.1.5'] };
const files = [
  {
    path: 'src/one.test.ts',
    text: "it('holds', () => {});\nit.each([1])('holds %s', () => {});\n// it does not say this",
  },
];
const lines = [
  '| V1.1.1 | 1 | One thing | Test: `src/one.test.ts` “holds” · `src/one.test.ts` “holds %s” |',
  '| V1.1.2 | 1 | Another | Page: `docs/page.md` “Of it” |',
  '| V1.1.3 | 2 | A third | Does not apply: there is none. |',
  '| V1.1.4 | 2 | A fourth | Exception: not yet. |',
];
const sum = [
  '# Sum',
  '| Test | 1 | a |',
  '| Page | 1 | b |',
  '| Does not apply | 1 | c |',
  '| Exception | 1 | d |',
  '| V1.1.4 | why |',
];
const page = { path: 'docs/page.md', text: '# Page\n\n## Of it\n' };
const problemsOf = (chapter: readonly string[], above: readonly string[] = sum) =>
  asvsProblems(
    files,
    [
      page,
      { path: 'docs/security/asvs/v01.md', text: chapter.join('\n') },
      { path: 'docs/security/asvs.md', text: above.join('\n') },
    ],
    requirements,
  );
const withLine = (at: number, line: string) =>
  lines.map((each, index) => (index === at ? line : each));

describe('the trace of a standard', () => {
  it('is valid when each requirement of level 1 and 2 has its test, page or reason', () => {
    expect(problemsOf(lines)).toEqual([]);
  });

  it.each([
    ['is missing', 'no line for V1.1.3', ''],
    ['is unknown', 'V9.9.9 is no requirement', '| V9.9.9 | 2 | A third | Does not apply: none. |'],
    [
      'is there twice',
      'V1.1.1 has a line already',
      '| V1.1.1 | 1 | A third | Does not apply: none. |',
    ],
    [
      'has another level',
      'is of level 2, not 1',
      '| V1.1.3 | 1 | A third | Does not apply: none. |',
    ],
    ['does not say what it asks', 'what it asks', '| V1.1.3 | 2 |  | Does not apply: none. |'],
    ['has no answer', 'has no answer', '| V1.1.3 | 2 | A third | Well. |'],
    ['has an empty reason', 'gives no reason', '| V1.1.3 | 2 | A third | Does not apply: |'],
  ])('is invalid when one %s', (_what, problem, line) => {
    expect(problemsOf(withLine(2, line))).toContainEqual(expect.stringContaining(problem));
  });

  it.each([
    ['no test', 'names nothing that proves it', 'Test: it is well known.'],
    [
      'a file that is not there',
      'src/two.test.ts, which is not there',
      'Test: `src/two.test.ts` “holds”',
    ],
    [
      'a test that is not there',
      'no test of this name',
      'Test: `src/one.test.ts` “does not say this”',
    ],
    ['a page for a test', 'which is no test', 'Test: `docs/page.md` “Of it”'],
    ['a heading that is not there', 'no such heading', 'Page: `docs/page.md` “Of that”'],
    [
      'a file in passing that is not there',
      'src/two.test.ts',
      'Exception: but see `src/two.test.ts`.',
    ],
  ])('is invalid when one names %s', (_what, problem, answer) => {
    const line = `| V1.1.1 | 1 | One thing | ${answer} |`;
    expect(problemsOf(withLine(0, line))).toContainEqual(expect.stringContaining(problem));
  });

  it('has its sum and its exceptions on the page above', () => {
    expect(problemsOf(lines, sum.with(1, '| Test | 2 | a |'))).toEqual([
      expect.stringContaining('has another sum'),
    ]);
    expect(problemsOf(lines, sum.with(5, '| V1.1.3 | why |'))).toEqual([
      expect.stringContaining('does not list the exception V1.1.4'),
      expect.stringContaining('lists V1.1.3'),
    ]);
  });
});

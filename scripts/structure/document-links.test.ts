import { describe, expect, it } from 'vitest';
import { decisionIndexProblems, documentLinkProblems } from './document-links.ts';

const guide = {
  path: 'docs/guide.md',
  text: '# Guide\n\n## Two words, one `name`\n\n## Again\n\n## Again\n',
};
const problemsOf = (text: string, path = 'docs/flows/apply.md') =>
  documentLinkProblems([guide, { path, text }], (file) =>
    ['docs/guide.md', 'docs/flows/apply.md', 'docs/pictures/home.webp', 'src/main.ts'].includes(
      file,
    ),
  );

describe('a link of a document', () => {
  it.each([
    '[guide](../guide.md)',
    '[part](../guide.md#two-words-one-name)',
    '[second](../guide.md#again-1)',
    '# Here\n\n[above](#here)',
    '[outside](https://example.com/x)',
    '<img src="../pictures/home.webp" alt="">',
    'of `[x](nothing.md)`',
    '```md\n[x](nothing.md)\n```',
  ])('leads somewhere: %s', (text) => {
    expect(problemsOf(text)).toEqual([]);
  });

  it.each([
    '[guide](guide.md)',
    '[part](../guide.md#three-words)',
    '[above](#there)',
    '<source srcset="../pictures/home-dark.webp">',
  ])('leads nowhere: %s', (text) => {
    expect(problemsOf(text)).toHaveLength(1);
  });
});

describe('a file that a document names', () => {
  it('exists', () => {
    expect(problemsOf('`src/main.ts`, `rules.ts` and `src/NOUN/rules.ts`')).toEqual([]);
    expect(problemsOf('`src/gone.ts`')[0]).toContain('names src/gone.ts');
  });

  it('may be gone in a decision', () => {
    expect(problemsOf('`src/gone.ts`', 'docs/decisions/0007-choose.md')).toEqual([]);
  });
});

describe('a decision', () => {
  const record = { path: 'docs/decisions/0007-choose-a.md', text: '# 0007. Choose A\n' };
  const problemsWith = (index: string) =>
    decisionIndexProblems([record, { path: 'docs/decisions/README.md', text: index }]);

  it('has one line in the index, under its title', () => {
    const line = '| [0007](0007-choose-a.md) | Choose A | accepted |\n';
    expect(problemsWith(line)).toEqual([]);
    expect(problemsWith(line + line)).toHaveLength(1);
    expect(problemsWith(line.replace('Choose A', 'Choose B'))).toHaveLength(1);
    expect(problemsWith('')).toHaveLength(1);
  });
});

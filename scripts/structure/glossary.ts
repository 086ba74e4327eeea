import type { SourceFile } from './source-file.ts';

const glossary = 'docs/domain.md';

/**
 * Says where the glossary is not true of the code. A feature that is no word of it or is said to come later, an event
 * that is defined and not listed or the other way round, and a name in backticks that is nowhere. `domain` is its text.
 */
export function glossaryProblems(
  files: readonly SourceFile[],
  nouns: readonly string[],
  domain: string | null,
): string[] {
  if (domain === null) return [`${glossary} is missing: it says what the words of the code mean.`];
  return [
    ...featureWordProblems(nouns, domain),
    ...eventProblems(files, domain),
    ...nameProblems(files, domain),
  ];
}

/** Words and meanings: `| **word** | meaning |`. */
const entriesOf = (domain: string): [string, string][] =>
  [...domain.matchAll(/^\| \*\*([^*]+)\*\* \| (.*) \|$/gm)].map(([, word = '', meaning = '']) => [
    word,
    meaning,
  ]);

function featureWordProblems(nouns: readonly string[], domain: string): string[] {
  const entries = entriesOf(domain);
  return nouns.flatMap((feature) => {
    const noun = feature
      .replaceAll('-', ' ')
      .replace(/ies$/, 'y')
      .replace(/(?<=ch)es$|(?<!s)s$/, '');
    const own = entries.filter(([word]) => word === noun || word.startsWith(`${noun} `));
    if (own.length === 0) {
      return [`${glossary}: has no word "${noun}" for src/features/${feature}. Say what it means.`];
    }
    return own
      .filter(([word, meaning]) => word === noun && meaning.endsWith('*Later*'))
      .map(
        ([word]) => `${glossary}: says that "${word}" comes later. It is built: say what it is.`,
      );
  });
}

function eventProblems(files: readonly SourceFile[], domain: string): string[] {
  const listed = new Set([...domain.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, name = '']) => name));
  const defined = new Set(
    files
      .filter(({ path }) => path.startsWith('src/') && !path.includes('.test.'))
      .flatMap(({ text }) => [
        ...text.matchAll(/\bdefine(?:Recurring)?Job\(\{\s*name: '([a-z-]+)'/g),
      ])
      .map(([, name = '']) => name),
  );
  return [
    ...[...defined]
      .filter((name) => !listed.has(name))
      .map(
        (name) =>
          `${glossary}: does not list the event "${name}". Say who records it, and what follows.`,
      ),
    ...[...listed]
      .filter((name) => !defined.has(name))
      .map((name) => `${glossary}: lists the event "${name}", which no defineJob defines.`),
  ];
}

function nameProblems(files: readonly SourceFile[], domain: string): string[] {
  const names = new Set([...domain.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name));
  return [...names]
    .filter((name) => !isThere(name, files))
    .map(
      (name) => `${glossary}: names \`${name}\`, which is nowhere in the code. Name what is there.`,
    );
}

/**
 * A file, or a text in the product's code; of an address with a parameter (`/consultant/{id}`) what comes before it.
 */
function isThere(name: string, files: readonly SourceFile[]): boolean {
  if (name.startsWith('features/')) return files.some(({ path }) => path === `src/${name}`);
  const fixed = name.replace(/\{.*$/, '');
  return files.some(({ path, text }) => path.startsWith('src/') && text.includes(fixed));
}

import type { SourceFile } from './source-file.ts';

/** The page that says what the trace is, with its sum and its exceptions. */
export const asvsPage = 'docs/security/asvs.md';
/** A page for each chapter of the standard. */
export const asvsFolder = 'docs/security/asvs';
/** The ids of all requirements of the standard, by level. */
export const asvsRequirementsFile = 'scripts/structure/asvs-requirements.json';

const tracedLevels = ['1', '2'];
const kinds = ['Test', 'Page', 'Does not apply', 'Exception'] as const;
type Kind = (typeof kinds)[number];

/** A line of a chapter: `| V1.2.3 | 1 | what it asks | Test: … |`. */
interface TracedRequirement {
  id: string;
  level: string;
  asks: string;
  kind: Kind | undefined;
  /** What stands behind the kind. */
  answer: string;
  path: string;
}

/**
 * Lists the errors in the trace of the OWASP ASVS. A requirement of level 1 or 2 is missing, duplicated or unknown. A
 * line has no words or no answer. An answer names a missing test or heading. A sum or a list of exceptions on the page
 * above differs. `pages` are all Markdown files that may be named, chapters included.
 */
export function asvsProblems(
  files: readonly SourceFile[],
  pages: readonly SourceFile[],
  requirements: Readonly<Record<string, readonly string[]>>,
): string[] {
  const traced = pages
    .filter(({ path }) => path.startsWith(`${asvsFolder}/`))
    .flatMap(requirementsIn);
  const texts = new Map([...files, ...pages].map(({ path, text }) => [path, text]));
  return [
    ...idProblems(traced, requirements),
    ...traced.flatMap((each) =>
      answerProblems(each, texts).map((problem) => `${each.path}: ${each.id} ${problem}`),
    ),
    ...sumProblems(traced, texts.get(asvsPage) ?? ''),
  ];
}

function requirementsIn({ path, text }: SourceFile): TracedRequirement[] {
  return [...text.matchAll(/^\| (V[\d.]+) \|(.*)\|$/gm)].map(([, id = '', rest = '']) => {
    const [level = '', asks = '', ...answers] = rest.split(' | ').map((cell) => cell.trim());
    const said = answers.join(' | ');
    const kind = kinds.find((each) => said.startsWith(`${each}:`));
    const answer = kind ? said.slice(kind.length + 1).trim() : said;
    return { id, level, asks, kind, answer, path };
  });
}

function idProblems(
  traced: readonly TracedRequirement[],
  requirements: Readonly<Record<string, readonly string[]>>,
): string[] {
  const levels = new Map(
    Object.entries(requirements).flatMap(([level, ids]) => ids.map((id) => [id, level] as const)),
  );
  const ids = traced.map(({ id }) => id);
  const missing = [...levels]
    .filter(([id, level]) => tracedLevels.includes(level) && !ids.includes(id))
    .map(
      ([id, level]) =>
        `${asvsFolder}: has no line for ${id} (level ${level}). Name a test, or say why there is none.`,
    );
  const wrong = traced.flatMap(({ id, level, path }, at) => {
    if (ids.indexOf(id) !== at) return [`${path}: ${id} has a line already.`];
    const known = levels.get(id);
    if (known === undefined) return [`${path}: ${id} is no requirement of the standard.`];
    return known === level ? [] : [`${path}: ${id} is of level ${known}, not ${level}.`];
  });
  return [...missing, ...wrong];
}

function answerProblems(
  { asks, kind, answer }: TracedRequirement,
  texts: ReadonlyMap<string, string>,
): string[] {
  const named = [...answer.matchAll(/`([^`]+)` “([^”]+)”/g)].map(([, path = '', name = '']) => ({
    path,
    name,
  }));
  const mentioned = [...answer.matchAll(/`([^`]+\.test\.tsx?)`/g)].map(([, path = '']) => path);
  return [
    ...(/\w/.test(asks) ? [] : ['does not say what it asks.']),
    ...(kind ? [] : [`has no answer: begin it with one of ${kinds.join(', ')}.`]),
    ...(/\w/.test(answer) ? [] : ['gives no reason.']),
    ...((kind === 'Test' || kind === 'Page') && named.length === 0
      ? ['names nothing that proves it: `path` “name”.']
      : []),
    ...mentioned
      .filter((path) => !texts.has(path))
      .map((path) => `names ${path}, which is not there.`),
    ...named.flatMap(({ path, name }) => namedProblems(kind, { path, name }, texts.get(path))),
  ];
}

function namedProblems(
  kind: Kind | undefined,
  { path, name }: { path: string; name: string },
  text: string | undefined,
): string[] {
  const isPage = path.endsWith('.md');
  if (kind === 'Test' && isPage) return [`names ${path}, which is no test.`];
  if (text === undefined) return isPage ? [`names ${path}, which is not there.`] : [];
  const isThere = isPage ? hasHeading(text, name) : hasTest(text, name);
  const what = isPage ? 'no such heading' : 'no test of this name: was it renamed?';
  return isThere ? [] : [`names “${name}”, but ${path} has ${what}`];
}

const hasHeading = (text: string, heading: string): boolean =>
  text.split('\n').some((line) => /^#+ /.test(line) && line.replace(/^#+ /, '') === heading);

/** The title of a test, as it is written: also of one that is repeated for several values. */
function hasTest(text: string, title: string): boolean {
  const call = /(?:\b(?:it|test)|\))\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g;
  return [...text.matchAll(call)].some(
    ([, , written = '']) => written.replaceAll('\\', '') === title,
  );
}

/** The page above counts each kind in a line `| Test | 12 | …`, and has a line for each exception. */
function sumProblems(traced: readonly TracedRequirement[], page: string): string[] {
  const counts = kinds.flatMap((kind) => {
    const count = traced.filter((each) => each.kind === kind).length;
    return page.includes(`\n| ${kind} | ${count} |`)
      ? []
      : [`${asvsPage}: has another sum than the chapters, which have ${count} of "${kind}".`];
  });
  const listed = [...page.matchAll(/^\| (V[\d.]+) \|/gm)].map(([, id = '']) => id);
  const exceptions = traced.filter(({ kind }) => kind === 'Exception').map(({ id }) => id);
  return [
    ...counts,
    ...exceptions
      .filter((id) => !listed.includes(id))
      .map((id) => `${asvsPage}: does not list the exception ${id}.`),
    ...listed
      .filter((id) => !exceptions.includes(id))
      .map((id) => `${asvsPage}: lists ${id}, which is no exception of a chapter.`),
  ];
}

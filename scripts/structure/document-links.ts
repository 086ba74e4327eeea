import { posix } from 'node:path';
import type { SourceFile } from './source-file.ts';

const link = /\]\(([^()\s]+)\)|\b(?:href|src|srcset)="([^"\s]+)"/g;
const fencedBlock = /^(```|~~~)[\s\S]*?^\1/gm;
const codeSpan = /`[^`\n]*`/g;
const elsewhere = /^(?:[a-z][a-z+.-]*:|\/)/i;
/** A file of the project in a code span: a path from the root, with an extension and without a placeholder (`NOUN/`). */
const namedFile =
  /`((?:src|demo|tests|bench|scripts|deploy|docs)\/(?![\w./-]*\b[A-Z]+\/)[\w./-]+\.[a-z]+)`/g;

/**
 * Lists the links of documents that lead nowhere: to a missing file, or to a missing heading of a document. Paths in
 * code spans are checked as well, except in decisions, which name files of their time. `exists` answers for a path from
 * the project's root.
 */
export function documentLinkProblems(
  documents: readonly SourceFile[],
  exists: (path: string) => boolean,
): string[] {
  const headings = new Map(documents.map(({ path, text }) => [path, anchorsIn(text)]));
  return documents.flatMap(({ path, text }) => {
    const prose = text.replaceAll(fencedBlock, '');
    const targets = [...prose.replaceAll(codeSpan, '``').matchAll(link)]
      .map(([, target, attribute]) => target ?? attribute ?? '')
      .filter((target) => !elsewhere.test(target));
    const named = path.startsWith('docs/decisions/')
      ? []
      : [...prose.matchAll(namedFile)].map(([, file]) => file ?? '');
    return [
      ...targets.flatMap((target) => targetProblems(path, target, headings, exists)),
      ...named
        .filter((file) => !exists(file))
        .map(
          (file) => `${path}: names ${file}, which does not exist. Name the file that replaced it.`,
        ),
    ];
  });
}

function targetProblems(
  path: string,
  target: string,
  headings: ReadonlyMap<string, ReadonlySet<string>>,
  exists: (path: string) => boolean,
): string[] {
  const [file = '', anchor] = target.split('#');
  const leadsTo = file === '' ? path : posix.join(posix.dirname(path), file);
  if (!exists(leadsTo)) return [`${path}: links to ${target}, which does not exist.`];
  const known = headings.get(leadsTo);
  return anchor && known && !known.has(anchor)
    ? [`${path}: links to ${target}, and ${leadsTo} has no such heading.`]
    : [];
}

/** The anchors that GitHub gives to the headings of a document, with -1, -2 … for repeated ones. */
function anchorsIn(text: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of text.replaceAll(fencedBlock, '').matchAll(/^#{1,6} (.+)$/gm)) {
    const slug = heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-');
    let anchor = slug;
    for (let again = 1; anchors.has(anchor); again += 1) anchor = `${slug}-${again}`;
    anchors.add(anchor);
  }
  return anchors;
}

/** Lists the decisions that are missing in the index, or are listed there under another title or more than once. */
export function decisionIndexProblems(documents: readonly SourceFile[]): string[] {
  const folder = 'docs/decisions/';
  const index = documents.find(({ path }) => path === `${folder}README.md`)?.text ?? '';
  return documents
    .filter(({ path }) => /^docs\/decisions\/(?!0000)\d{4}-/.test(path))
    .flatMap(({ path, text }) => {
      const title = /^# \d{4}\. (.+)$/m.exec(text)?.[1];
      const name = path.slice(folder.length);
      const line = `| [${name.slice(0, 4)}](${name}) | ${title} |`;
      return index.split(line).length === 2
        ? []
        : [`${folder}README.md: has not exactly one line "${line}".`];
    });
}

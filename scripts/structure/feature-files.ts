import { fileKinds, isFeatureFile } from './feature-layout.ts';
import type { SourceFile } from './source-file.ts';

const layout = fileKinds.map(({ kind, meaning }) => `    ${kind} – ${meaning}`).join('\n');

/** Says which files stand where the layout of a feature has no place for them, and which features have no place in the order. */
export function featureFileProblems(
  files: readonly SourceFile[],
  featureOrder: readonly string[],
): string[] {
  const problems: string[] = [];
  const unordered = new Set<string>();
  for (const { path, text } of files) {
    const [, feature, inside] = /^src\/features\/([^/]+)\/(.+)$/.exec(path) ?? [];
    if (path.startsWith('src/features/') && feature === undefined) {
      problems.push(`${path}: files live in a feature's folder, not beside them.`);
    }
    if (feature === undefined || inside === undefined) continue;
    if (!featureOrder.includes(feature)) unordered.add(feature);
    if (!isFeatureFile(feature, inside)) {
      problems.push(
        `${path}: a feature has no such file. Put the code where a reader will look for it:\n${layout}\n  A new kind of file earns a line in ARCHITECTURE.md and in scripts/structure/feature-layout.ts.`,
      );
    } else if (!/^export /m.test(text) && !isTest(inside)) {
      problems.push(
        `${path}: exports nothing, so nothing can use it. Export its idea or remove the file.`,
      );
    }
  }
  for (const feature of unordered) {
    problems.push(
      `src/features/${feature}: not in the order of features. Add it to scripts/structure/feature-order.ts, below everything it needs.`,
    );
  }
  return problems;
}

const areas = ['public', 'account', 'client', 'consultant', 'admin'];

/** Says which files below `src/pages` are no pages, or stand in no area. */
export function pageFileProblems(files: readonly SourceFile[]): string[] {
  const page = new RegExp(`^src/pages/(${areas.join('|')})/[^/]+-page\\.tsx$`);
  return files
    .filter(({ path }) => path.startsWith('src/pages/') && !page.test(path))
    .map(
      ({ path }) =>
        `${path}: pages are src/pages/{${areas.join(',')}}/NAME-page.tsx. What a page is composed of belongs to the web/components of the feature it shows.`,
    );
}

/** Says which kinds of file ARCHITECTURE.md does not name; `architecture` is its text, null when there is none. */
export function undocumentedKindProblems(architecture: string | null): string[] {
  if (architecture === null)
    return ['ARCHITECTURE.md is missing: it is the map a stranger reads first.'];
  return fileKinds
    .map(({ kind }) => (kind.endsWith('/') ? kind : `${kind}.ts`).replace(/^.*\/(?=.)/, ''))
    .filter((name) => !architecture.includes(name))
    .map(
      (name) => `ARCHITECTURE.md: says nothing of ${name}, a kind of file every feature may have.`,
    );
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

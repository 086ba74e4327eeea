import { placeInFeatures } from './areas.ts';
import { fileKinds, isFeatureFile } from './feature-layout.ts';
import type { SourceFile } from './source-file.ts';

const layout = fileKinds.map(({ kind, meaning }) => `    ${kind} – ${meaning}`).join('\n');

/** Says which files stand where the layout of a noun has no place for them, and which folders are no area. */
export function featureFileProblems(
  files: readonly SourceFile[],
  areas: readonly string[],
): string[] {
  const problems: string[] = [];
  const unknown = new Set<string>();
  for (const { path, text } of files) {
    if (!path.startsWith('src/features/')) continue;
    if (/^src\/features\/[^/]+\/lib\/[^/]+\/.+$/.test(path)) continue;
    const place = placeInFeatures(path);
    if (!place) {
      problems.push(`${path}: a file of a feature is in src/features/AREA/NOUN/.`);
      continue;
    }
    const { area, noun, inside } = place;
    if (!areas.includes(area)) unknown.add(area);
    if (!isFeatureFile(noun, inside)) {
      problems.push(
        `${path}: a noun has no such file. Put the code where a reader will look for it:\n${layout}\n  A new kind of file earns a line in ARCHITECTURE.md and in scripts/structure/feature-layout.ts.`,
      );
    } else if (!/^export /m.test(text) && !isTest(inside)) {
      problems.push(
        `${path}: exports nothing, so nothing can use it. Export its idea or remove the file.`,
      );
    }
  }
  for (const area of unknown) {
    problems.push(
      `src/features/${area}: not one of the areas. Move it into one, or add it to scripts/structure/areas.ts, below everything it needs.`,
    );
  }
  return problems;
}

const pageAreas = ['public', 'account', 'client', 'consultant', 'admin'];

/** Says which files below `src/pages` are no pages, or stand in no area. */
export function pageFileProblems(files: readonly SourceFile[]): string[] {
  const page = new RegExp(`^src/pages/(layouts/|(${pageAreas.join('|')})/[^/]+-page\\.tsx$)`);
  return files
    .filter(({ path }) => path.startsWith('src/pages/') && !page.test(path))
    .map(
      ({ path }) =>
        `${path}: pages are src/pages/{${pageAreas.join(',')}}/NAME-page.tsx. What a page is composed of belongs to the web/components of the noun it shows.`,
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

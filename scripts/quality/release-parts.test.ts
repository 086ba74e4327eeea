import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../project-folder.ts';
import { partsFor, releaseParts, releaseTests } from './release-parts.ts';

const exclude = ['node_modules/**', 'dist/**', 'data/**'];
const files = globSync('{src,demo,scripts,tests,deploy,docs,public}/**', {
  cwd: projectFolder,
  exclude,
});
const testFiles = files.filter((file) => /\.test\.tsx?$/.test(file));
const namesOf = (changed: readonly string[]) => partsFor(changed).map(({ name }) => name);

describe('the parts of the second tier', () => {
  it.each(releaseParts)('$name names files and paths that exist', ({ tests, paths }) => {
    const isThere = (glob: string) =>
      [...files, 'package-lock.json'].some((file) => matchesGlob(file, glob)) ||
      globSync(glob, { cwd: projectFolder }).length > 0;
    expect([...tests, ...paths].filter((glob) => !isThere(glob))).toEqual([]);
    for (const glob of tests) expect(glob).toMatch(/\.test\.ts$/);
  });

  it('have each test file once, and leave most of them to the first tier', () => {
    const counts = testFiles.map((file) => releaseTests.filter((glob) => matchesGlob(file, glob)));
    expect(testFiles.filter((_, index) => (counts[index]?.length ?? 0) > 1)).toEqual([]);
    const second = counts.filter(({ length }) => length > 0);
    expect(second.length).toBeGreaterThan(80);
    expect(second.length).toBeLessThan(testFiles.length / 3);
  });

  it('have every test of whole processes, and none of rules or authorisation', () => {
    const isSecond = (file: string) => releaseTests.some((glob) => matchesGlob(file, glob));
    expect(
      testFiles.filter((file) => file.startsWith('tests/processes/') && !isSecond(file)),
    ).toEqual([]);
    const first = testFiles.filter((file) =>
      /\/(rules|policy)\/|\/(rules|policy)\.test|authorisation|canary|erasures|deletions/.test(
        file,
      ),
    );
    expect(first.length).toBeGreaterThan(80);
    expect(first.filter(isSecond)).toEqual([]);
  });

  it('are asked for by what changed', () => {
    expect(namesOf(['src/ui/feedback/toast.tsx'])).toEqual([
      ...['every page', 'pages through time', 'design system and toasts', 'features, in depth'],
    ]);
    expect(namesOf(['tests/e2e/crawl.test.ts'])).toEqual(['every page']);
    expect(namesOf(['src/lib/images/square-picture.ts'])).toContain('hostile files and images');
    expect(namesOf(['src/features/search/query/server/queries/search-memory.ts'])).toContain(
      'search: relevance and models',
    );
    expect(namesOf(['LICENSE', 'docs/domain.md'])).toEqual([]);
  });

  it.each(['package-lock.json', 'tests/support/app.ts', 'scripts/quality/vitest-run.ts'])(
    'are all asked for by a change of %s',
    (file) => expect(partsFor([file])).toEqual(releaseParts),
  );
});

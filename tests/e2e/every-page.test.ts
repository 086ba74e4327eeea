import { pagePatterns } from '#http/pages/page-patterns.ts';
import { readers } from '#tests/support/e2e/demo-session.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { everyPage, pagesOfOtherTests, routesToElsewhere } from './pages/every-page.ts';
import { startReading } from './pages/reading.ts';
import { visitPages } from './pages/visit-pages.ts';

/* Every page of the site. A tablet shows the parts of the phone or of the desk, which axe has seen. */

const site = demoSite();

visitPages(site, (reader) => everyPage[reader], [
  { width: 360, height: 740, themes: ['light', 'dark'] },
  { width: 768, height: 1024, themes: [] },
  { width: 1280, height: 900, themes: ['light', 'dark'] },
]);

test('every route of the site is among these pages', async () => {
  const patterns = [...pagePatterns];
  const reached = new Set<string | undefined>();
  for (const reader of readers) {
    const reading = await startReading(site, reader);
    for (const address of everyPage[reader]) {
      const { pathname } = new URL(await reading.find(address), site.url);
      const isPattern = patterns.includes(pathname);
      reached.add(isPattern ? pathname : patterns.find((pattern) => fits(pattern, pathname)));
    }
  }
  const missing = patterns.filter((pattern) => !reached.has(pattern));
  const others = [...routesToElsewhere, ...pagesOfOtherTests];
  expect(missing.filter((pattern) => !others.includes(pattern))).toEqual([]);
});

/** Whether `/project/1/edit` fits `/project/$projectId/edit`. */
function fits(pattern: string, path: string): boolean {
  const parts = path.split('/');
  const expected = pattern.split('/');
  return (
    parts.length === expected.length &&
    expected.every((part, index) => part.startsWith('$') || part === parts[index])
  );
}

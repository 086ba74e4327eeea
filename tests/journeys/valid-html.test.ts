import type { VirtualRootRoute } from '@tanstack/virtual-file-routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { htmlFaults } from '#tests/support/html-validator.ts';
import { startTestSite, type TestSite } from '#tests/support/site-in-process.ts';
import { routes } from '../../src/routes.ts';
import { everyPage, nameOf, readers, routesToElsewhere } from './pages/every-page.ts';
import { type Reading, startReading } from './pages/reading.ts';

/* What the server sends for every page is valid HTML, before any script has touched it. */

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site?.stop());

const shown: string[] = [];

describe.each(readers)('the HTML that the server sends to %s', (reader) => {
  let reading: Reading;
  beforeAll(async () => {
    reading = await startReading(site.url, reader);
  });

  it.each(everyPage[reader].map((address) => ({ name: nameOf(address), address })))(
    'is valid: $name',
    async ({ address }) => {
      const path = await reading.find(address);
      shown.push(path);
      const html = await reading.read(path);
      expect(html).toMatch(/<h1[\s>]/);
      expect(await htmlFaults(html)).toEqual([]);
    },
  );
});

it('every route of the site is among these pages', () => {
  const patterns = pathsOf(routes);
  const reached = shown.map((address) => {
    const { pathname } = new URL(address, site.url);
    return patterns.includes(pathname)
      ? pathname
      : patterns.find((pattern) => fits(pattern, pathname));
  });
  const missing = patterns.filter((pattern) => !reached.includes(pattern));
  expect(missing.filter((pattern) => !routesToElsewhere.includes(pattern))).toEqual([]);
});

function pathsOf({ children = [] }: VirtualRootRoute): string[] {
  return children.flatMap((child) => (child.type === 'route' ? (child.path ?? []) : []));
}

/** Whether `/project/1/edit` fits `/project/$projectId/edit`. */
function fits(pattern: string, path: string): boolean {
  const parts = path.split('/');
  const expected = pattern.split('/');
  return (
    parts.length === expected.length &&
    expected.every((part, index) => part.startsWith('$') || part === parts[index])
  );
}

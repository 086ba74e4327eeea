import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ui = join(import.meta.dirname, '..');

/** The files of the design system that a file uses, itself or through others. */
function reachedFrom(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const folder = file.split('/').slice(0, -1).join('/');
  for (const [, from = ''] of readFileSync(join(ui, file), 'utf8').matchAll(/ from '([^']+)'/g)) {
    if (from.startsWith('#ui/')) reachedFrom(from.slice('#ui/'.length).replace('?raw', ''), seen);
    if (from.startsWith('./')) reachedFrom(join(folder, from), seen);
  }
  return seen;
}

/** Not a part of the page, but of what stands around it. */
const aroundThePage = [
  'feedback/toaster.tsx',
  'feedback/toast-region.tsx',
  'feedback/bottom-bar.tsx',
  'primitives/skip-link.tsx',
];

it('the showcase shows every component', () => {
  const shown = reachedFrom('showcase/showcase.tsx');
  const components = ['primitives', 'form', 'feedback', 'theme', 'brand'].flatMap((folder) =>
    readdirSync(join(ui, folder))
      .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
      .map((name) => `${folder}/${name}`),
  );
  expect(components.length).toBeGreaterThan(50);
  expect(components.filter((file) => !shown.has(file) && !aroundThePage.includes(file))).toEqual(
    [],
  );
});

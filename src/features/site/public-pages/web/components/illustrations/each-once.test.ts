import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folders = ['src/pages/public', 'src/features/site/public-pages/web/components'];
// Shows all of them.
const designSystem = 'design-page.tsx';

const sources = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith(designSystem))
    .map((file) => readFileSync(join(folder, file), 'utf8')),
);

it('shows each illustration in one place, and each is shown', () => {
  const made = readdirSync(folders[1] ? join(folders[1], 'illustrations') : '').filter(
    (file) => file.endsWith('.tsx') && file !== 'stage.tsx',
  ).length;
  const shown = sources.flatMap((source) =>
    [...source.matchAll(/<(\w+Illustration) \/>/g)].map(([, name]) => name),
  );
  expect(shown.toSorted()).toEqual([...new Set(shown)].toSorted());
  expect(shown).toHaveLength(made);
});

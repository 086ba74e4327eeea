import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { tagsOf } from '#ui/rendered-tags.ts';
import { Mark } from './logo-mark.tsx';

it('the mark of the pages and the icon of the browser tab are one drawing', () => {
  const icon = readFileSync(new URL('../../../public/favicon.svg', import.meta.url), 'utf8');
  expect(tagsOf(icon, 'path')[0]?.d).toBe(tagsOf(renderToString(<Mark />), 'path')[0]?.d);
});

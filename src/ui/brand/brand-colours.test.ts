import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { brandColours } from '#lib/brand-colours.ts';
import { typefaceProperties } from '#lib/brand-typeface.ts';

it('the colours of what is drawn without a style sheet are those of the pages', () => {
  const tokens = readFileSync(new URL('../theme/tokens.css', import.meta.url), 'utf8');
  for (const [name, { light, dark }] of Object.entries(brandColours)) {
    expect(tokens).toContain(`--color-${name}: light-dark(${light}, ${dark});`);
  }
});

it('the typeface of pages that stand alone is that of the pages, and covers its letters by the same files', () => {
  const tokens = readFileSync(new URL('../theme/tokens.css', import.meta.url), 'utf8');
  const first = (css: string) => /--font-sans:\s*("[^"]+")/.exec(css)?.[1];
  expect(first(tokens)).toBe('"Geist"');
  expect(first(typefaceProperties)).toBe('"Geist"');
  const faces = readFileSync(new URL('../theme/typeface.css', import.meta.url), 'utf8');
  const rangesOf = (css: string) =>
    [...css.matchAll(/unicode-range:\s*([^;}]+)/g)].map(([, range = '']) => range.split(/,\s*/));
  const [latin = [], extended = []] = rangesOf(faces);
  const [ownLatin = [], ownExtended = []] = rangesOf(typefaceProperties);
  expect(latin).toEqual(expect.arrayContaining(ownLatin));
  expect(extended).toEqual(expect.arrayContaining(ownExtended));
});

it('no mail and no page that stands alone has colours of its own', () => {
  const own = ['src/lib/mail', 'src/emulators', 'src/app'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => join(folder, file))
      .filter((file) => /#[0-9a-f]{6}\b/i.test(readFileSync(file, 'utf8'))),
  );
  expect(own).toEqual([]);
});

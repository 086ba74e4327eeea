import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { brandColours } from '#lib/brand-colours.ts';

it('the colours of what is drawn without a style sheet are those of the pages', () => {
  const tokens = readFileSync(new URL('../theme/tokens.css', import.meta.url), 'utf8');
  for (const [name, { light, dark }] of Object.entries(brandColours)) {
    expect(tokens).toContain(`--color-${name}: light-dark(${light}, ${dark});`);
  }
});

it('no mail and no page that stands alone has colours of its own', () => {
  const own = ['src/lib/mail', 'src/stand-ins', 'src/app'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => join(folder, file))
      .filter((file) => /#[0-9a-f]{6}\b/i.test(readFileSync(file, 'utf8'))),
  );
  expect(own).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brandColours } from './brand-colours.ts';

it('the colours of pictures and icons are those of the pages', () => {
  const tokens = readFileSync(new URL('../theme/tokens.css', import.meta.url), 'utf8');
  for (const [name, { light, dark }] of Object.entries(brandColours)) {
    expect(tokens).toContain(`--color-${name}: light-dark(${light}, ${dark});`);
  }
});

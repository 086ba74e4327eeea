import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { colourPairs, contrastOf, deepPairs } from './colour-pairs.ts';
import { readColourTokens } from './colour-tokens.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const tokens = readColourTokens(css);
const source = join(import.meta.dirname, '../..');

describe.each(['light', 'dark'] as const)('colours of the %s theme', (theme) => {
  it.each(colourPairs)('$front on $ground has a contrast of $least or more', (pair) => {
    expect(contrastOf(tokens, pair, theme)).toBeGreaterThanOrEqual(pair.least);
  });
});

describe('colours on the deep ground', () => {
  it.each(deepPairs)('$front on $ground has a contrast of $least or more', (pair) => {
    expect(contrastOf(tokens, pair, 'dark')).toBeGreaterThanOrEqual(pair.least);
  });

  it('is the same in both themes, as what stands on it is', () => {
    expect(tokens.get('deep')?.light).toBe(tokens.get('deep')?.dark);
  });
});

describe('the contrast of colour pairs', () => {
  const known = new Set(colourPairs.map(({ front, ground }) => `${front} on ${ground}`));

  /** The text and the ground that one list of class names sets under the same conditions, such as `hover:`. */
  function pairsIn(classNames: string): string[] {
    const named = (kind: string) =>
      [...classNames.matchAll(new RegExp(`(?<=^|\\s)(\\S*:)?${kind}-([a-z-]+)(?=\\s|$)`, 'g'))]
        .map(([, condition = '', name = '']) => ({ condition, name }))
        .filter(({ name }) => tokens.has(name));
    return named('bg').flatMap((ground) =>
      named('text')
        .filter((text) => text.condition === ground.condition)
        .map((text) => `${text.name} on ${ground.name}`),
    );
  }

  it('are all that stand in one class name anywhere', () => {
    const used = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .flatMap((file) => [
        ...readFileSync(join(source, file), 'utf8').matchAll(/(['"`])([^'"`\n]*\bbg-[^'"`\n]*)\1/g),
      ])
      .flatMap(([, , classNames = '']) => pairsIn(classNames));
    expect(used.length).toBeGreaterThan(20);
    expect([...new Set(used)].filter((pair) => !known.has(pair))).toEqual([]);
  });
});

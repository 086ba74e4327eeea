import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pagePatterns } from './page-patterns.ts';

/** The patterns that the router itself has written down, for the browser. */
function patternsOfRouter(): string[] {
  const file = new URL('../../routeTree.gen.ts', import.meta.url);
  const [, union = ''] = /fullPaths:([^;]*);/.exec(readFileSync(file, 'utf8')) ?? [];
  return [...union.matchAll(/'([^']+)'/g)].map(([, pattern = '']) => pattern);
}

describe('the pages that can be counted', () => {
  it('are those of the router, under the names that the browser gives them', () => {
    expect([...pagePatterns].sort()).toEqual(patternsOfRouter().sort());
  });
});

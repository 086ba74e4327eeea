import { expect, it } from 'vitest';
import { areDistinct } from './distinct-items.ts';

it('a list is distinct that names nothing twice', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'a']].map(areDistinct)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

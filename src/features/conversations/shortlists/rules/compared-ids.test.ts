import { expect, it } from 'vitest';
import { idsIn } from './compared-ids.ts';

it.each([
  ['a,b', ['a', 'b']],
  ['a,b,a', ['a', 'b']],
  ['a,b,c,d,e', ['a', 'b', 'c', 'd']],
  [',a,,', ['a']],
  ['', []],
  [undefined, []],
])('reads %j as those to compare', (ids, expected) => {
  expect(idsIn(ids)).toEqual(expected);
});

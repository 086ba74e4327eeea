import { expect, it } from 'vitest';
import { listOfAll, listOfAny } from './word-list.ts';

it('joins words as British English does, without a comma before the last', () => {
  expect(listOfAll(['Finance', 'Sales', 'Commerce'])).toBe('Finance, Sales and Commerce');
  expect(listOfAny(['Finance', 'Sales', 'Commerce'])).toBe('Finance, Sales or Commerce');
  expect(listOfAll(new Set(['Finance', 'Sales']))).toBe('Finance and Sales');
  expect([listOfAll(['Finance']), listOfAll([])]).toEqual(['Finance', '']);
});

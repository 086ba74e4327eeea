import { expect, it } from 'vitest';
import { isOfCopy } from './sign-count.ts';

it.each([
  { known: 0, answered: 0, isCopy: false },
  { known: 0, answered: 1, isCopy: false },
  { known: 4, answered: 5, isCopy: false },
  { known: 4, answered: 900, isCopy: false },
  { known: 4, answered: 4, isCopy: true },
  { known: 4, answered: 3, isCopy: true },
  { known: 4, answered: 0, isCopy: true },
  { known: 1, answered: 1, isCopy: true },
])('a count of $answered after $known is of a copy: $isCopy', ({ known, answered, isCopy }) => {
  expect(isOfCopy(known, answered)).toBe(isCopy);
});

import { expect, it } from 'vitest';
import { availabilityOf } from './availability-words.ts';

it.each([
  ['available', null, 'Available'],
  ['busy', null, 'Limited'],
  ['busy', '2027-01-03', 'Limited\u00a0· Available from 3\u00a0January\u00a02027'],
  ['unavailable', '2027-12-31', 'Unavailable\u00a0· Available from 31\u00a0December\u00a02027'],
  // Not available and available from a later day at once.
  ['available', '2027-01-03', 'Available from 3\u00a0January\u00a02027'],
] as const)('says of %s from %s: %s', (availability, availableFrom, words) => {
  expect(availabilityOf({ availability, availableFrom })).toBe(words);
});

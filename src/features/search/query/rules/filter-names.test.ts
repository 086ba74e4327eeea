import { expect, it } from 'vitest';
import { filterNames } from './filter-names.ts';

it('names every filter, in the order of their fields', () => {
  expect(filterNames).toEqual([
    ...['skill', 'module', 'location', 'language', 'availability'],
    ...['minExperience', 'minRate', 'maxRate', 'credentials'],
  ]);
});

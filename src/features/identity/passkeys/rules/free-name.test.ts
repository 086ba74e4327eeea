import { expect, it } from 'vitest';
import { freeName } from './free-name.ts';

it.each([
  { taken: [], name: 'Chrome on Mac' },
  { taken: ['Firefox on Mac'], name: 'Chrome on Mac' },
  { taken: ['chrome on mac'], name: 'Chrome on Mac 2' },
  { taken: ['Chrome on Mac', 'Chrome on Mac 2', 'Chrome on Mac 4'], name: 'Chrome on Mac 3' },
])('where $taken are taken, proposes $name', ({ taken, name }) => {
  expect(freeName('Chrome on Mac', taken)).toBe(name);
});

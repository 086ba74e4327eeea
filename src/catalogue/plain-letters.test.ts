import { expect, it } from 'vitest';
import { plainLetters } from './plain-letters.ts';

it.each([
  ['Łódź', 'lodz'],
  ['Ørestad', 'orestad'],
  ['Straßburg', 'strassburg'],
  ['STRAẞBURG', 'strassburg'],
  ['Þórður Æsir', 'thordur aesir'],
  ['İstanbul Diyarbakır', 'istanbul diyarbakir'],
  ['Mu\u0308ller', 'muller'],
  ['Москва', 'москва'],
])('%s is typed %s', (name, typed) => {
  expect(plainLetters(name)).toBe(typed);
});

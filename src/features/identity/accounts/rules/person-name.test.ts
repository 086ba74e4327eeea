import { describe, expect, it } from 'vitest';
import { initialsOf, initialsOfName, shortNameOf } from './person-name.ts';

describe('a name', () => {
  it.each([
    ['Ada', 'Lovelace', 'AL', 'Ada L.'],
    ['  ada ', ' lovelace', 'AL', 'ada L.'],
    ['Ada', '', 'A', 'Ada'],
    ['', 'Lovelace', 'L', 'Anonymous'],
    ['', '', '', 'Anonymous'],
    ['Žofie', 'Đurić', 'ŽĐ', 'Žofie Đ.'],
    ['𝒜da', '𝓛ovelace', '𝒜𝓛', '𝒜da 𝓛.'],
    // Arabic letters are not joined to a word, and the full stop stays behind the last letter.
    ['ليلى', 'مراد', 'ل\u200Cم', 'ليلى م.\u200F'],
    ['דנה', 'לוי', 'ד\u200Cל', 'דנה ל.\u200F'],
    ['Leila', 'مراد', 'Lم', 'Leila م.\u200F'],
    ['ليلى', '', 'ل', 'ليلى'],
  ])('%j %j has the initials %j and is short %j', (first, last, initials, short) => {
    expect(initialsOf(first, last)).toBe(initials);
    expect(shortNameOf(first, last)).toBe(short);
  });
});

it.each([
  ['Ana M.', 'AM'],
  ['Ana Maria Lopez', 'AL'],
  ['  Ana   Lopez ', 'AL'],
  ['Ana', 'A'],
  [' Ana ', 'A'],
  ['', ''],
])('the name %j as it is shown has the initials %j', (name, initials) => {
  expect(initialsOfName(name)).toBe(initials);
});

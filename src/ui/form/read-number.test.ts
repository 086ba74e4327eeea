import { describe, expect, it } from 'vitest';
import { readNumber } from './read-number.ts';

describe('a number that was typed', () => {
  it.each([
    ['95', 95],
    [' 85.5 ', 85.5],
    ['85,5', 85.5],
    ['0,79', 0.79],
    ['0,853', 0.853],
    ['151.625', 151.625],
    ['-3', -3],
    ['0', 0],
  ])('%j is %d', (typed, number) => {
    expect(readNumber(typed)).toBe(number);
  });

  it('is none where nothing was typed', () => {
    expect(readNumber('')).toBeNull();
    expect(readNumber('  ')).toBeNull();
  });

  it.each([
    '1,000',
    '12,345.67',
    '1.234,5',
    '1 000',
    '1e3',
    '$95',
    '95 USD',
    '.',
    '1.',
    '--1',
    '٣',
  ])('%j is refused, not guessed', (typed) => {
    expect(readNumber(typed)).toBeNaN();
  });

  it('is refused where a whole number is asked for and it may be a thousand', () => {
    expect(readNumber('1.000', true)).toBeNaN();
    expect(readNumber('85,5', true)).toBe(85.5);
  });
});

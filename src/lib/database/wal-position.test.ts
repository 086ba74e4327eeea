import { expect, it } from 'vitest';
import { hasReached, parseLsn, readPosition, timelineOf, writePosition } from './wal-position.ts';

it('reads places as PostgreSQL writes them', () => {
  expect(parseLsn('0/0')).toBe(0n);
  expect(parseLsn('16/B374D848')).toBe(0x16b374d848n);
  expect(() => parseLsn('16')).toThrow('no place');
  expect(timelineOf('0000001200000016000000B3')).toBe(0x12);
});

it('is carried as a text, and nothing else is taken for one', () => {
  const position = { timeline: 18, lsn: 0x16b374d848n };
  expect(writePosition(position)).toBe('12-16b374d848');
  expect(readPosition('12-16b374d848')).toEqual(position);
  for (const other of ['', '12', '12-', '-1', '12-16B3', ' 12-16', '1-0123456789abcdef0']) {
    expect(readPosition(other)).toBeNull();
  }
});

it.each([
  [{ timeline: 1, lsn: 99n }, false],
  [{ timeline: 1, lsn: 100n }, true],
  [{ timeline: 2, lsn: 100n }, true],
  [{ timeline: 2, lsn: 99n }, false],
  // Further, and in a history that the write is not in.
  [{ timeline: 0, lsn: 500n }, false],
])('%o has what was written at 100 in the first history: %s', (here, expected) => {
  expect(hasReached(here, { timeline: 1, lsn: 100n })).toBe(expected);
});

import { describe, expect, it } from 'vitest';
import {
  comparePositions,
  isLaterEventId,
  type Position,
  readEventId,
  writeEventId,
} from './position.ts';

const now = new Date('2026-10-25T01:30:00Z');
const at = (xid: bigint, id: bigint): Position => ({ xid, id });
const minutesAgo = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);

describe('a position', () => {
  it.each([
    [at(1n, 9n), at(2n, 1n), -1],
    [at(2n, 1n), at(1n, 9n), 1],
    [at(2n, 1n), at(2n, 2n), -1],
    [at(2n, 2n), at(2n, 2n), 0],
    // Beyond what a number of JavaScript can tell apart.
    [at(9007199254740993n, 0n), at(9007199254740992n, 0n), 1],
  ])('%o stands to %o as it was told', (one, other, expected) => {
    expect(Math.sign(comparePositions(one, other))).toBe(expected);
  });

  it('is read back from the id of an event', () => {
    const position = at(9007199254740993n, 42n);
    expect(readEventId(writeEventId(position, now), now)).toEqual(position);
  });

  it('is told from another one by the ids of events, whenever these were written', () => {
    const [one, next] = [writeEventId(at(7n, 1n), now), writeEventId(at(7n, 2n), minutesAgo(5))];
    expect([isLaterEventId(next, one), isLaterEventId(one, next)]).toEqual([true, false]);
    expect([isLaterEventId(one, one), isLaterEventId(one, '')]).toEqual([false, false]);
    expect([isLaterEventId('', one), isLaterEventId('', '')]).toEqual([false, false]);
  });

  it('is resumed from for 50 minutes', () => {
    expect(readEventId(writeEventId(at(7n, 1n), minutesAgo(50)), now)).not.toBeNull();
    expect(readEventId(writeEventId(at(7n, 1n), minutesAgo(51)), now)).toBeNull();
    expect(readEventId(writeEventId(at(7n, 1n), minutesAgo(-51)), now)).toBeNull();
  });

  it.each([
    '',
    '7',
    '7-1',
    '-7-1-1',
    `7-1-${now.getTime()}-9`,
    `7.5-1-${now.getTime()}`,
    `99999999999999999999-1-${now.getTime()}`,
    `7-1-${now.getTime()}\nid: 9`,
  ])('is not read from %j', (text) => {
    expect(readEventId(text, now)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { editableSince, editableUntil, secondsToWait } from './limits.ts';

const at = (time: string) => new Date(`2026-11-23T${time}Z`);

describe('a limit of a day', () => {
  it('asks no one to wait who has not done it so often', () => {
    expect(secondsToWait(null, at('12:00:00'))).toBeNull();
  });

  it('ends a day after the first of so many', () => {
    const oldest = new Date('2026-11-22T12:00:00.500Z');
    expect(secondsToWait(oldest, at('11:00:00'))).toBe(60 * 60 + 1);
    expect(secondsToWait(oldest, at('12:00:00'))).toBe(1);
    expect(secondsToWait(oldest, new Date('2026-11-23T12:00:00.500Z'))).toBeNull();
  });
});

describe('a message', () => {
  it('can be changed for 15 minutes', () => {
    expect(editableUntil(at('12:00:00'))).toEqual(at('12:15:00'));
    expect(editableSince(at('12:15:00'))).toEqual(at('12:00:00'));
  });
});

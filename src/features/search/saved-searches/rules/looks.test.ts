import { describe, expect, it } from 'vitest';
import { dueBefore, lookedUpTo, seenUntil } from './looks.ts';

const at = (time: string) => new Date(`2026-11-23T${time}Z`);

describe('a look for what is new', () => {
  it('begins a little before the last one, and never before the search was saved', () => {
    expect(seenUntil({ savedAt: at('08:00:00'), lookedAt: at('12:00:00') })).toEqual(
      at('11:55:00'),
    );
    expect(seenUntil({ savedAt: at('11:58:00'), lookedAt: at('12:00:00') })).toEqual(
      at('11:58:00'),
    );
  });

  it('is due only while something may have come since the last one', () => {
    expect(dueBefore(at('12:00:00'), at('09:00:00'))).toEqual(at('09:05:00'));
    expect(dueBefore(at('12:00:00'), at('11:59:00'))).toEqual(at('12:00:00'));
  });

  it('goes on after the last find where there are more than one look tells of', () => {
    expect(lookedUpTo(at('12:00:00'), null)).toEqual(at('12:00:00'));
    const lookedAt = lookedUpTo(at('12:00:00'), at('10:00:00'));
    expect(seenUntil({ savedAt: at('08:00:00'), lookedAt })).toEqual(at('09:59:59.999'));
    // What came at that very time waits for the next look, which is due though nothing has come since.
    expect(lookedAt < dueBefore(at('12:05:00'), at('10:00:00'))).toBe(true);
    expect(lookedUpTo(at('12:00:00'), at('11:59:00'))).toEqual(at('12:00:00'));
  });
});

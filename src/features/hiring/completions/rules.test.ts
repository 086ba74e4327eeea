import { describe, expect, it } from 'vitest';
import { answerBy, remindedBefore, reviewUntil } from './rules.ts';

const at = (time: string) => new Date(time);

describe('a proposal', () => {
  it('is answered by time after seven times 24 hours, to the second', () => {
    expect(answerBy(at('2026-03-03T15:20:01Z'))).toEqual(at('2026-03-10T15:20:01Z'));
    expect(answerBy(at('2026-12-28T00:00:00Z'))).toEqual(at('2027-01-04T00:00:00Z'));
  });

  it('is reminded of after five', () => {
    expect(remindedBefore(at('2026-03-08T15:20:01Z'))).toEqual(at('2026-03-03T15:20:01Z'));
  });
});

describe('the days for reviews', () => {
  it.each([
    ['2026-03-03T15:20:01Z', '2026-03-18T00:00:00Z'],
    ['2026-03-03T00:00:00Z', '2026-03-17T00:00:00Z'],
    ['2026-03-03T23:59:59Z', '2026-03-18T00:00:00Z'],
  ])('of a completion at %s end at %s: at a midnight, after fourteen full days', (from, until) => {
    expect(reviewUntil(at(from))).toEqual(at(until));
  });
});

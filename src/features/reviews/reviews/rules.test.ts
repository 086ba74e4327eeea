import { describe, expect, it } from 'vitest';
import {
  canReply,
  canWrite,
  markOfNumber,
  marks,
  numberOfMark,
  redact,
  starsOfReview,
} from './rules.ts';

describe('the stars of a review', () => {
  it('are the mean of its facets, in hundredths', () => {
    expect(starsOfReview(['as-agreed', 'as-agreed', 'as-agreed', 'as-agreed'])).toBe(400);
    expect(starsOfReview(['best', 'best', 'better', 'below'])).toBe(413);
    expect(starsOfReview(['below', 'below', 'below', 'below'])).toBe(200);
  });

  it('come from marks that are numbers in the table', () => {
    expect(marks.values.map(numberOfMark)).toEqual([1, 2, 3, 4]);
    expect([0, 1, 4, 5].map(markOfNumber)).toEqual([null, 'below', 'best', null]);
    expect(numberOfMark(null)).toBe(0);
  });
});

it('a review can be written to the last millisecond before its time is up, unless it was revealed', () => {
  const reviewUntil = new Date('2026-12-15T00:00:00Z');
  const before = new Date('2026-12-14T23:59:59.999Z');
  expect(canWrite({ reviewUntil, revealedAt: null }, before)).toBe(true);
  expect(canWrite({ reviewUntil, revealedAt: null }, reviewUntil)).toBe(false);
  expect(canWrite({ reviewUntil, revealedAt: before }, before)).toBe(false);
});

it('a review is answered once, within thirty days', () => {
  const revealedAt = new Date('2026-12-01T10:00:00Z');
  expect(canReply({ revealedAt, reply: null }, new Date('2026-12-31T09:59:59Z'))).toBe(true);
  expect(canReply({ revealedAt, reply: null }, new Date('2026-12-31T10:00:00Z'))).toBe(false);
  expect(canReply({ revealedAt, reply: 'Thanks.' }, revealedAt)).toBe(false);
  expect(canReply({ revealedAt: null, reply: null }, revealedAt)).toBe(false);
});

describe('words taken out of a text', () => {
  it('are gone wherever they stand, the longest first', () => {
    const text = 'Ask Rivers, Jo Rivers or $& of sales. Rivers knows.';
    expect(redact(text, ['Rivers', 'Jo Rivers', '$& of'])).toBe(
      'Ask […], […] or […] sales. […] knows.',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { isFresh } from '#access/assurance.ts';
import { isAskedAnew, provenAt } from './proven-at.ts';

const now = new Date('2026-11-23T12:00:00Z');
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const freshAfter = (authenticatedAt: Date | null, seconds = 0) =>
  isFresh(
    { id: 'a', assurance: 'aal1', provenAt: provenAt(authenticatedAt, now) },
    secondsAgo(-seconds),
  );

describe('a sign-in that a provider vouches for', () => {
  it('is fresh for what is left of the quarter of an hour since the provider asked', () => {
    expect(freshAfter(secondsAgo(0))).toBe(true);
    expect(freshAfter(secondsAgo(600))).toBe(true);
    expect(freshAfter(secondsAgo(600), 299)).toBe(true);
    expect(freshAfter(secondsAgo(600), 300)).toBe(false);
  });

  it.each([
    ['asked long ago', secondsAgo(900)],
    ['asked weeks ago', secondsAgo(60 * 86_400)],
    ['does not say when it asked', null],
  ])('is not fresh when the provider %s, and lasts as long as any', (_, authenticatedAt) => {
    expect(freshAfter(authenticatedAt)).toBe(false);
    expect(provenAt(authenticatedAt, now)).toEqual(secondsAgo(900));
  });

  it('is never of the future', () => {
    expect(provenAt(secondsAgo(-50), now)).toEqual(now);
  });
});

describe('being asked anew', () => {
  it('is what the provider says to have done since then, but for a minute between two clocks', () => {
    expect(isAskedAnew(now, now)).toBe(true);
    expect(isAskedAnew(secondsAgo(60), now)).toBe(true);
    expect(isAskedAnew(secondsAgo(61), now)).toBe(false);
    expect(isAskedAnew(null, now)).toBe(false);
  });
});

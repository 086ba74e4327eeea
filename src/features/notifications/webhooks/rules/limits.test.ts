import { describe, expect, it } from 'vitest';
import { askedWaitMs, nextTryAt } from './limits.ts';

const now = new Date('2026-11-30T12:00:00Z');
const secondsUntil = (at: Date | null) => at && (at.getTime() - now.getTime()) / 1000;

describe('the next try of a delivery', () => {
  it('comes after seconds at first, and after three days there is none', () => {
    const waits = Array.from({ length: 10 }, (_, index) =>
      secondsUntil(nextTryAt(now, index + 1, null)),
    );
    expect(waits).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400, null]);
    const days = waits.reduce<number>((sum, wait) => sum + (wait ?? 0), 0) / 86_400;
    expect(days).toBeGreaterThan(3);
    expect(days).toBeLessThan(3.5);
  });

  it('comes later where the receiver asks for it, up to a day, and never earlier', () => {
    expect(secondsUntil(nextTryAt(now, 1, 60_000))).toBe(60);
    expect(secondsUntil(nextTryAt(now, 2, 60_000))).toBe(300);
    expect(secondsUntil(nextTryAt(now, 1, 9e9))).toBe(86_400);
    expect(nextTryAt(now, 10, 60_000)).toBeNull();
  });

  it.each([
    ['120', 120_000],
    ['Mon, 30 Nov 2026 12:01:00 GMT', 60_000],
    ['Mon, 30 Nov 2026 11:00:00 GMT', 0],
    ['soon', null],
    [undefined, null],
  ])('reads what the receiver asks for: %s', (header, wait) => {
    expect(askedWaitMs(header, now)).toBe(wait);
  });
});

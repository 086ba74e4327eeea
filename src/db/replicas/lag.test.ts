import { describe, expect, it } from 'vitest';
import { isCloseEnough, PrimaryTrail } from './lag.ts';

const at = (lsn: number, timeline = 1) => ({ timeline, lsn: BigInt(lsn) });

describe('the lag of a replica', () => {
  it('begins when the primary was first seen further on, and is none where it has everything', () => {
    const trail = new PrimaryTrail();
    trail.note(0, at(100));
    trail.note(250, at(200));
    trail.note(500, at(500));
    expect(trail.lagOf(500n, 10_000)).toEqual({ seconds: 0, bytes: 0 });
    expect(trail.lagOf(499n, 10_000)).toEqual({ seconds: 9.5, bytes: 1 });
    expect(trail.lagOf(150n, 10_000)).toEqual({ seconds: 9.75, bytes: 350 });
  });

  it('does not grow while nothing is written', () => {
    const trail = new PrimaryTrail();
    for (let now = 0; now < 500_000; now += 250) trail.note(now, at(100));
    expect(trail.lagOf(100n, 500_000)).toEqual({ seconds: 0, bytes: 0 });
  });

  it('is known as far back as a minute, and at least that much beyond', () => {
    const trail = new PrimaryTrail();
    for (let now = 0; now <= 200_000; now += 250) trail.note(now, at(100 + now));
    expect(trail.lagOf(101n, 200_000).seconds).toBeGreaterThanOrEqual(60);
    expect(trail.lagOf(150_000n, 200_000).seconds).toBeCloseTo(50, 0);
  });

  it('knows nothing of the history before another one began', () => {
    const trail = new PrimaryTrail();
    trail.note(0, at(900));
    trail.note(250, at(400, 2));
    expect(trail.lagOf(400n, 1_000)).toEqual({ seconds: 0, bytes: 0 });
    trail.note(500, at(600, 2));
    expect(trail.lagOf(400n, 1_000)).toEqual({ seconds: 0.5, bytes: 200 });
  });
});

describe('a replica', () => {
  const limits = { most: { seconds: 10, bytes: 100 }, caughtUp: { seconds: 1, bytes: 10 } };

  it.each([
    [{ seconds: 10, bytes: 100 }, true],
    [{ seconds: 10.1, bytes: 0 }, false],
    [{ seconds: 0, bytes: 101 }, false],
  ])('that is %o behind is read on from: %s', (lag, expected) => {
    expect(isCloseEnough(lag, true, limits)).toBe(expected);
  });

  it.each([
    [{ seconds: 1, bytes: 10 }, true],
    [{ seconds: 1.1, bytes: 0 }, false],
    [{ seconds: 0, bytes: 11 }, false],
  ])('that was left alone and is %o behind is taken again: %s', (lag, expected) => {
    expect(isCloseEnough(lag, false, limits)).toBe(expected);
  });
});

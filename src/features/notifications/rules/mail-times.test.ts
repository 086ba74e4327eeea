import { describe, expect, it } from 'vitest';
import { lastDue } from './mail-times.ts';

const dueAt = (way: 'daily' | 'weekly', now: string) => lastDue(way, new Date(now)).toISOString();

describe('when digests are due', () => {
  it('is at seven each day', () => {
    expect(dueAt('daily', '2026-11-25T06:59:59.999Z')).toBe('2026-11-24T07:00:00.000Z');
    expect(dueAt('daily', '2026-11-25T07:00:00.000Z')).toBe('2026-11-25T07:00:00.000Z');
    expect(dueAt('daily', '2026-12-01T00:00:00.000Z')).toBe('2026-11-30T07:00:00.000Z');
  });

  it('is at seven on Mondays', () => {
    expect(dueAt('weekly', '2026-11-23T06:59:00.000Z')).toBe('2026-11-16T07:00:00.000Z');
    expect(dueAt('weekly', '2026-11-23T07:00:00.000Z')).toBe('2026-11-23T07:00:00.000Z');
    expect(dueAt('weekly', '2026-11-29T23:00:00.000Z')).toBe('2026-11-23T07:00:00.000Z');
    expect(dueAt('weekly', '2027-01-03T12:00:00.000Z')).toBe('2026-12-28T07:00:00.000Z');
  });
});

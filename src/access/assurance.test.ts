import { describe, expect, it } from 'vitest';
import { type AssuranceLevel, type AssuranceNeed, meetsNeed } from './assurance.ts';

const now = new Date('2026-11-22T12:00:00Z');
const session = (assurance: AssuranceLevel, minutesAgo: number) => ({
  id: 'session',
  assurance,
  provenAt: new Date(now.getTime() - minutesAgo * 60_000),
});

describe('what an operation asks of a session', () => {
  it.each<[AssuranceNeed, AssuranceLevel, number, boolean]>([
    ['any', 'aal1', 10_000, true],
    ['strong', 'aal1', 14.9, true],
    ['strong', 'aal1', 15, false],
    ['strong', 'aal2', 10_000, true],
    ['fresh', 'aal1', 14.9, true],
    ['fresh', 'aal2', 14.9, true],
    ['fresh', 'aal2', 15, false],
  ])('%s, of a session at %s proven %d minutes ago: %s', (need, level, minutes, met) => {
    expect(meetsNeed(need, session(level, minutes), now)).toBe(met);
  });

  it('nothing of the command line, which has no session', () => {
    expect(meetsNeed('fresh', null, now)).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import {
  announcementActs,
  announcementStates,
  isForgotten,
  patience,
  repeatable,
} from './life-cycle.ts';

const minute = 60_000;
const hour = 60 * minute;

describe('a blast', () => {
  it('can be paused while it sends, resumed where it rests, and cancelled until it has ended', () => {
    const possible = announcementStates.map((state) => [
      state,
      ...Object.entries(announcementActs).flatMap(([act, { from, to }]) =>
        from.includes(state) ? [`${act} → ${to}`] : [],
      ),
    ]);
    expect(possible).toEqual([
      ['sending', 'pause → paused', 'cancel → cancelled'],
      ['paused', 'resume → sending', 'cancel → cancelled'],
      ['asking', 'resume → sending', 'cancel → cancelled'],
      ['cancelled'],
      ['finished'],
    ]);
  });

  it('is forgotten when it has not moved for more than a day', () => {
    const movedAt = new Date('2026-11-23T12:00:00Z');
    expect(isForgotten(movedAt, new Date('2026-11-24T12:00:00.000Z'))).toBe(false);
    expect(isForgotten(movedAt, new Date('2026-11-24T12:00:00.001Z'))).toBe(true);
  });
});

describe('a mail of it', () => {
  it('is tried again after longer and longer, two hours at most', () => {
    const waits = [0, 1, 2, 3, 4, 5, 6, 7].map(patience);
    const minutes = [5, 5, 10, 20, 40, 80, 120, 120];
    expect(waits).toEqual(minutes.map((each) => each * minute));
    expect(patience(6)).toBe(2 * hour);
  });

  it('is sent again by an admin only when no one knows that it came', () => {
    expect(repeatable).toEqual(['failed', 'uncertain']);
  });
});

import { expect, it } from 'vitest';
import { oddNote } from './odd-time.ts';

it('says which time is proposed by one that a clock never shows, or shows twice', () => {
  expect(oddNote('2027-03-28T02:30', 'Europe/Berlin')).toBe(
    'Your clock is put forward and never shows this time: Sun, 28 Mar 2027, 03:30 (Berlin, GMT+2) is proposed.',
  );
  expect(oddNote('2026-10-25T02:30', 'Europe/Berlin')).toBe(
    'Your clock is put back and shows this time twice: the first one is proposed, Sun, 25 Oct 2026, 02:30 (Berlin, GMT+2).',
  );
  expect(oddNote('2026-10-25T12:00', 'Europe/Berlin')).toBeUndefined();
  expect(oddNote('', 'Europe/Berlin')).toBeUndefined();
});

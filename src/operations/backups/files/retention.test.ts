import { describe, expect, it } from 'vitest';
import { listExpired, parseRetention } from './retention.ts';

const day = (text: string) => new Date(`${text}T03:00:00Z`);
const days = (from: string, count: number) =>
  Array.from({ length: count }, (_, n) => new Date(day(from).getTime() + n * 86_400_000));
const names = (times: Date[]) => times.map((time) => time.toISOString().slice(0, 10)).sort();

/** What is left of a year of backups, each day one, with the rule applied every day. */
function keptAfterAYear(rule: string): string[] {
  const parsed = parseRetention(rule);
  if (!parsed) throw new Error('It is no rule.');
  let kept: Date[] = [];
  for (const time of days('2026-01-01', 365)) {
    kept.push(time);
    const expired = new Set(listExpired(kept, parsed));
    kept = kept.filter((each) => !expired.has(each));
  }
  return names(kept);
}

describe('a rule for keeping backups', () => {
  it('is read, and refused when it keeps nothing', () => {
    expect(parseRetention(' 7d 4w 12m ')).toEqual({ daily: 7, weekly: 4, monthly: 12 });
    for (const text of ['', '7', '7d', '0d 0w 0m', '-1d 1w 1m', '7d  4w 12m', '1.5d 1w 1m']) {
      expect(parseRetention(text), text).toBeNull();
    }
  });

  it('leaves the last of each day, week and month after a year', () => {
    expect(keptAfterAYear('7d 4w 12m')).toEqual([
      ...['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30'],
      ...['2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31', '2026-11-30', '2026-12-13'],
      ...['2026-12-20', '2026-12-25', '2026-12-26', '2026-12-27', '2026-12-28', '2026-12-29'],
      ...['2026-12-30', '2026-12-31'],
    ]);
  });

  it('counts days that have a backup, so a month without any costs none', () => {
    const times = [...days('2026-01-01', 3), ...days('2026-06-01', 2)];
    expect(listExpired(times, { daily: 5, weekly: 0, monthly: 0 })).toEqual([]);
    expect(names(listExpired(times, { daily: 3, weekly: 0, monthly: 0 }))).toEqual([
      '2026-01-01',
      '2026-01-02',
    ]);
  });

  it('keeps the last of several in a day, and the newest whatever it says', () => {
    const morning = new Date('2026-01-01T01:00:00Z');
    const evening = new Date('2026-01-01T23:00:00Z');
    expect(listExpired([morning, evening], { daily: 1, weekly: 1, monthly: 1 })).toEqual([morning]);
    expect(listExpired([evening], { daily: 0, weekly: 0, monthly: 0 })).toEqual([]);
  });

  it('ends weeks on Sunday, also over the end of a year', () => {
    const times = [day('2026-12-27'), day('2026-12-28'), day('2027-01-03'), day('2027-01-04')];
    expect(names(listExpired(times, { daily: 0, weekly: 3, monthly: 0 }))).toEqual(['2026-12-28']);
  });
});

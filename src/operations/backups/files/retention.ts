import { dayOf } from '#lib/calendar-days.ts';
/** How many days, weeks and months that have backups keep one each. */
export interface RetentionRule {
  daily: number;
  weekly: number;
  monthly: number;
}

const pattern = /^(\d+)d (\d+)w (\d+)m$/;

/** Reads a rule such as `7d 4w 12m`; null when it is none, or keeps nothing. */
export function parseRetention(text: string): RetentionRule | null {
  const [, daily, weekly, monthly] = pattern.exec(text.trim()) ?? [];
  const rule = { daily: Number(daily), weekly: Number(weekly), monthly: Number(monthly) };
  return rule.daily + rule.weekly + rule.monthly > 0 ? rule : null;
}

/**
 * The times of backups that no rule keeps. Of each day, ISO week and month in UTC the last backup is kept, for as many
 * of them as the rule says, counted from the newest that has one: gaps cost nothing. The newest is always kept.
 */
export function listExpired(times: readonly Date[], rule: RetentionRule): Date[] {
  const newestFirst = [...times].sort((a, b) => b.getTime() - a.getTime());
  const kept = new Set(newestFirst.slice(0, 1));
  for (const [periodOf, most] of [
    [dayOf, rule.daily],
    [weekOf, rule.weekly],
    [monthOf, rule.monthly],
  ] as const) {
    const lastOf = new Map<string, Date>();
    for (const time of newestFirst) {
      const period = periodOf(time);
      if (!lastOf.has(period)) lastOf.set(period, time);
    }
    for (const time of [...lastOf.values()].slice(0, most)) kept.add(time);
  }
  return newestFirst.filter((time) => !kept.has(time));
}

const dayMs = 24 * 60 * 60 * 1000;
const monthOf = (time: Date): string => time.toISOString().slice(0, 7);
/** Named by its Monday. */
const weekOf = (time: Date): string =>
  dayOf(new Date(time.getTime() - ((time.getUTCDay() + 6) % 7) * dayMs));

import type { FoundWork } from './found-profile.ts';
import type { Month } from './month.ts';

const monthNumber = ({ year, month }: Month): number => year * 12 + (month ?? 1) - 1;

/**
 * The month after the last one, so that two spans that touch are one. A year alone ends as it begins: no month more
 * than is sure.
 */
const endOf = (month: Month): number => monthNumber(month) + (month.month === null ? 0 : 1);

/**
 * Whole years between the first and the last day of all this work, times that overlap counted once and gaps not at all.
 * Work that goes on lasts until the month of `now`; what lies ahead, and what has no beginning, is not counted. Null
 * when nothing is.
 */
export function yearsOfExperience(
  work: readonly Pick<FoundWork, 'start' | 'end'>[],
  now: Date,
): number | null {
  const today = now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  const spans = work
    .flatMap(({ start, end }) => {
      if (!start || !end) return [];
      const from = monthNumber(start);
      const until = Math.min(end === 'now' ? today : endOf(end), today);
      return from < until ? [{ from, until }] : [];
    })
    .sort((one, other) => one.from - other.from);
  let months = 0;
  let counted = 0;
  for (const { from, until } of spans) {
    months += Math.max(0, until - Math.max(from, counted));
    counted = Math.max(counted, until);
  }
  return spans.length === 0 ? null : Math.floor(months / 12);
}

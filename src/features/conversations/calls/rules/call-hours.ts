import { wallTimeOf } from '#lib/wall-time.ts';

/** From when to when on one day of the week; an end at `00:00` is that of the day. */
export interface Hours {
  /** 1 is Monday. */
  weekday: number;
  from: string;
  to: string;
}

/** When a user takes calls, week by week, on their clock. */
export interface CallWeek {
  zone: string;
  hours: readonly Hours[];
}

/** How many ranges a week may have: four a day. */
export const hoursAtMost = 28;

/** `09:30`, as fields for times give it. */
export const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const endMinutesOf = (time: string): number => minutesOf(time) || 24 * 60;

/** What is wrong with one range of a week; null where nothing is. */
export function hoursProblem(
  hours: readonly Hours[],
  at: number,
): 'missing' | 'order' | 'overlap' | null {
  const range = hours[at];
  if (!range || !timePattern.test(range.from) || !timePattern.test(range.to)) return 'missing';
  if (minutesOf(range.from) >= endMinutesOf(range.to)) return 'order';
  const overlaps = hours.some(
    (other, index) =>
      index !== at &&
      other.weekday === range.weekday &&
      minutesOf(other.from) < endMinutesOf(range.to) &&
      minutesOf(range.from) < endMinutesOf(other.to),
  );
  return overlaps ? 'overlap' : null;
}

/** Ranges in the order of the week. */
export const sortedHours = (hours: readonly Hours[]): Hours[] =>
  hours.toSorted(
    (one, other) => one.weekday - other.weekday || minutesOf(one.from) - minutesOf(other.from),
  );

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Instants between which a user takes calls. */
interface OpenTime {
  from: Date;
  to: Date;
}

/**
 * When a user takes calls in the two days before an instant and the two after it, adjacent times merged. What counts is
 * what a clock on their wall shows: an hour that clocks skip is absent, and one that comes twice is open twice.
 */
export function openTimesAround({ zone, hours }: CallWeek, instant: Date): OpenTime[] {
  const now = Math.floor(instant.getTime() / minuteMs) * minuteMs;
  const open = stretches(zone, now - 2 * dayMs, now + 2 * dayMs)
    .flatMap((stretch) => openTimesIn(hours, stretch))
    .sort((one, other) => one.from - other.from);
  const merged: { from: number; to: number }[] = [];
  for (const time of open) {
    const last = merged.at(-1);
    if (last && time.from <= last.to) last.to = Math.max(last.to, time.to);
    else merged.push({ ...time });
  }
  return merged.map(({ from, to }) => ({ from: new Date(from), to: new Date(to) }));
}

/** Time in which clocks of a zone go on without a change, so far ahead of UTC. */
interface Stretch {
  from: number;
  to: number;
  ahead: number;
}

const aheadAt = (zone: string, instant: number): number =>
  Date.parse(`${wallTimeOf(new Date(instant), zone)}Z`) - instant;

/** The stretches of some days, in which clocks change once at most. */
function stretches(zone: string, from: number, to: number): Stretch[] {
  const [before, after] = [aheadAt(zone, from), aheadAt(zone, to)];
  if (before === after) return [{ from, to, ahead: before }];
  let [last, first] = [from, to];
  while (first - last > minuteMs) {
    const middle = Math.floor((last + first) / 2 / minuteMs) * minuteMs;
    if (aheadAt(zone, middle) === before) last = middle;
    else first = middle;
  }
  return [
    { from, to: first, ahead: before },
    { from: first, to, ahead: after },
  ];
}

function openTimesIn(hours: readonly Hours[], { from, to, ahead }: Stretch) {
  const firstDay = Math.floor((from + ahead) / dayMs) * dayMs;
  const days = Math.ceil((to + ahead - firstDay) / dayMs);
  return Array.from({ length: days }, (_, day) => firstDay + day * dayMs).flatMap((midnight) =>
    hours
      .filter(({ weekday }) => weekday === (new Date(midnight).getUTCDay() || 7))
      .map((range) => ({
        from: Math.max(from, midnight + minutesOf(range.from) * minuteMs - ahead),
        to: Math.min(to, midnight + endMinutesOf(range.to) * minuteMs - ahead),
      }))
      .filter((time) => time.from < time.to),
  );
}

/** Whether a user takes calls all the time that a call would last. */
export function isWithinHours(week: CallWeek, startsAt: Date, minutes: number): boolean {
  const endsAt = new Date(startsAt.getTime() + minutes * minuteMs);
  return openTimesAround(week, startsAt).some(({ from, to }) => from <= startsAt && endsAt <= to);
}

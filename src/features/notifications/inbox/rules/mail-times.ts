import { Temporal } from 'temporal-polyfill';
import type { DigestWay, MailTimes } from '#features/notifications/preferences/rules.ts';

/** Minutes that a mail about one event waits: what is read by then needs no mail. */
const waitMinutes = 2;

const inZone = (time: Date, zone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(time.getTime()).toZonedDateTimeISO(zone);

const dateOf = (time: Temporal.ZonedDateTime): Date => new Date(time.epochMilliseconds);

/** The end of the quiet hours that a time is in; the time itself where it is in none. */
export function afterQuiet(time: Date, { zone, quiet }: MailTimes): Date {
  if (!quiet) return time;
  const { from, until } = quiet;
  const there = inZone(time, zone);
  const isOverMidnight = from > until;
  const isEvening = there.hour >= from && (isOverMidnight || there.hour < until);
  const isMorning = isOverMidnight && there.hour < until;
  if (!isEvening && !isMorning) return time;
  const day = isOverMidnight && isEvening ? there.toPlainDate().add({ days: 1 }) : there;
  const { year, month, day: date } = day;
  const end = Temporal.PlainDateTime.from({ year, month, day: date, hour: until });
  const first = end.toZonedDateTime(zone);
  // Where clocks go back by two hours, the end may come again after a time that is behind it.
  const isStillToCome = Temporal.ZonedDateTime.compare(first, there) > 0;
  return dateOf(isStillToCome ? first : end.toZonedDateTime(zone, { disambiguation: 'later' }));
}

/** When the mail about an event leaves, if its recipient has not read of it by then. */
export const mailDueAt = (now: Date, times: MailTimes): Date =>
  afterQuiet(new Date(now.getTime() + waitMinutes * 60_000), times);

/** The hour of the day at which digests are made; weekly ones on Mondays. */
const digestHour = 7;
const monday = 1;

/** A moment at which digests are due, and its day in their zone: `2026-11-23`. */
export interface DigestDue {
  at: Date;
  on: string;
}

/** The last moment, not after now, at which digests of this way were due in a zone. */
export function lastDue(way: DigestWay, now: Date, zone: string): DigestDue {
  const there = inZone(now, zone);
  const dueOn = (day: Temporal.PlainDate) =>
    day.toZonedDateTime({ timeZone: zone, plainTime: { hour: digestHour } });
  const today = there.toPlainDate();
  const isBefore = Temporal.ZonedDateTime.compare(dueOn(today), there) > 0;
  const last = isBefore ? today.subtract({ days: 1 }) : today;
  const day = way === 'weekly' ? last.subtract({ days: (last.dayOfWeek - monday + 7) % 7 }) : last;
  return { at: dateOf(dueOn(day)), on: day.toString() };
}

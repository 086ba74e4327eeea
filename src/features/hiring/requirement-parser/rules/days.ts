import { dayOf } from '#lib/calendar-days.ts';
/** A calendar day in UTC, as `2026-11-22`. */
export type Day = string;

const millisecondsOfDay = 86_400_000;
const timeOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

/** The day this many days later. */
export const addDays = (day: Day, days: number): Day =>
  dayOf(new Date(timeOf(day) + days * millisecondsOfDay));

/** How many days one day is after another. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((timeOf(to) - timeOf(from)) / millisecondsOfDay);

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(timeOf(day)).getUTCDay();

/** The day with these figures; null where the calendar has none, such as 30 February. Months from 1. */
export function dayAt(year: number, month: number, date: number): Day | null {
  const day = dayOf(new Date(Date.UTC(year, month - 1, date)));
  // A date that the month does not have falls into another one.
  return Number(day.slice(5, 7)) === month ? day : null;
}

/** The last day of a month. Months from 1. */
export const lastOfMonth = (year: number, month: number): Day =>
  dayOf(new Date(Date.UTC(year, month, 0)));

/** Easter Sunday of a year, by the Gregorian calendar. */
export function easterOf(year: number): Day {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - moon - (year % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const sum = moon + weekday - 7 * late + 114;
  return dayOf(new Date(Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1)));
}

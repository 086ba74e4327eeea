import type { Hours } from './call-hours.ts';

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Hours as people read them, days with the same in a row as one: `Monday to Friday, 09:00–12:00 and 13:00–17:00`. */
export function hoursInWords(hours: readonly Hours[]): string[] {
  const runs: { first: string; last: string; times: string }[] = [];
  for (const [index, name] of weekdays.entries()) {
    const times = hours
      .filter(({ weekday }) => weekday === index + 1)
      .map(({ from, to }) => `${from}–${to === '00:00' ? '24:00' : to}`)
      .join(' and ');
    const before = runs.at(-1);
    if (before?.times === times) before.last = name;
    else runs.push({ first: name, last: name, times });
  }
  return runs
    .filter(({ times }) => times !== '')
    .map(({ first, last, times }) => `${first === last ? first : `${first} to ${last}`}, ${times}`);
}

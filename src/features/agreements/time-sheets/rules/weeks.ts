const dayMs = 86_400_000;
const numberOf = (day: string): number => Date.parse(`${day}T00:00:00.000Z`) / dayMs;
const dayAt = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10);

export const weekStates = ['open', 'submitted', 'returned', 'approved'] as const;
export type WeekState = (typeof weekStates)[number];

/** The Monday of the week of a calendar day. */
export function mondayOf(day: string): string {
  const number = numberOf(day);
  // The first day that is counted was a Thursday.
  return dayAt(number - ((number + 3) % 7));
}

/** The seven days of the week that starts on this Monday. */
export const daysOfWeek = (startsOn: string): string[] =>
  Array.from({ length: 7 }, (_, index) => dayAt(numberOf(startsOn) + index));

/** The Mondays from the week of the first day to that of the last, the newest first. */
export function mondaysBetween(first: string, last: string): string[] {
  const [from, to] = [numberOf(mondayOf(first)), numberOf(mondayOf(last))];
  return Array.from({ length: Math.max(0, (to - from) / 7 + 1) }, (_, index) =>
    dayAt(to - index * 7),
  );
}

/** What the consultant can still change. */
export const isEditable = (state: WeekState): boolean => state === 'open' || state === 'returned';

export const noteMaxLength = 300;
export const reasonMaxLength = 600;

/** What one side is told of a time sheet. */
export const timeSheetSteps = [
  'set',
  'submitted',
  'approved',
  'returned',
  'cap-near',
  'cap-reached',
] as const;
export type TimeSheetStep = (typeof timeSheetSteps)[number];

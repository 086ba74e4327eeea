import { readArrangement } from './arrangements.ts';
import type { Condition } from './condition.ts';
import type { Day } from './days.ts';
import { readDays } from './durations.ts';
import { readExperience } from './experience.ts';
import type { Reading } from './finding.ts';
import { readPlaces } from './places.ts';
import { readRates } from './rates.ts';
import { blankOut, type Span, wordsAt } from './span.ts';
import { readSpokenLanguages } from './spoken.ts';
import { readAtOnce, readStarts } from './starts.ts';

type Kind = Condition['kind'];
type Of<Each extends Kind> = Extract<Condition, { kind: Each }>;

const daysOfWeek = 7;
/** What takes longer is no work: "invoices are kept for 10 years". */
const mostDays = 2 * 366;

/**
 * The conditions in a text, in its order: where a person is, how they work, their rate, years and languages, when the
 * work starts and how long it takes. It follows from the text and the day alone. None overlap.
 */
export function readConditions(text: string, today: Day): readonly Condition[] {
  const as = <Each extends Kind>(kind: Each, readings: readonly Reading<Of<Each>['value']>[]) =>
    readings.map(({ start, end, value }) => ({ kind, value, start, end }) as Found);
  // Of two that overlap the first of this order counts.
  const found: readonly Found[] = [
    ...as('place', readPlaces(text).conditions),
    ...as('language', readSpokenLanguages(text)),
    ...as('rate', readRates(text)),
    ...as('arrangement', readArrangement(text).readings),
    ...as('experience', readExperience(text)),
    ...as(
      'availability',
      readStarts(text, today).map(({ value, ...at }) => ({ ...at, value: value.from })),
    ),
    ...as('availability', readAtOnce(text)),
    ...as(
      'duration',
      readDays(text, today)
        .filter(({ value: [, most] }) => most <= mostDays)
        .map(({ value: [, most], ...at }) => ({
          ...at,
          value: Math.max(1, Math.round(most / daysOfWeek)),
        })),
    ),
  ];
  const apart: Found[] = [];
  for (const each of found) {
    if (!apart.some(({ start, end }) => start < each.end && each.start < end)) apart.push(each);
  }
  return apart
    .map((each) => ({ ...each, words: wordsAt(text, each) }) as Condition)
    .sort((one, other) => one.start - other.start);
}

type Found = Omit<Condition, 'words'>;

/** The conditions without those that were dropped: `dropped` has their words, with `|` between them. */
export function withoutDropped(conditions: readonly Condition[], dropped = ''): Condition[] {
  const without = new Set(dropped.split('|').map((words) => words.trim()));
  return conditions.filter(({ words }) => !without.has(words.trim()));
}

/** The text without its conditions: what was taken as one is not searched as words. */
export const withoutConditions = (text: string, conditions: readonly Span[]): string =>
  blankOut(text, conditions, ' ');

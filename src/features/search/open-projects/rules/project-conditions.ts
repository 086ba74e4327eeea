import type { Timeline } from '#catalogue/enumerations/engagement-length.ts';
import type { WorkArrangement } from '#catalogue/enumerations/work-arrangement.ts';
import {
  type Condition,
  citySlugsOf,
  type PlaceCondition,
} from '#features/hiring/requirement-parser/rules/condition.ts';
import { addDays, type Day } from '#features/hiring/requirement-parser/rules/days.ts';
import { timelinesOf } from '#features/hiring/requirement-parser/rules/durations.ts';
import { readPlaces } from '#features/hiring/requirement-parser/rules/places.ts';
import { readConditions } from '#features/hiring/requirement-parser/rules/read-conditions.ts';
import { affordableRate } from '#features/profiles/matching/rules/match-score.ts';

/** What of a project the conditions of a text are about. */
export interface ConditionedProject {
  workArrangement: WorkArrangement | null;
  place: string;
  timeline: Timeline;
  budgetMaxUsd: number;
  startDate: Day | null;
}

/** "Now" is within so many days. */
const soonDays = 14;
const daysOfWeek = 7;

/**
 * The conditions of a text that projects can meet: place, arrangement, rate, start and duration. Projects say nothing
 * of years and languages: those stay words. A rate is the least that the work has to pay, however it is put.
 */
export const readProjectConditions = (text: string, today: Day): Condition[] =>
  readConditions(text, today).flatMap((condition): Condition[] => {
    if (condition.kind === 'experience' || condition.kind === 'language') return [];
    if (condition.kind !== 'rate') return [condition];
    const min = condition.value.min ?? condition.value.max;
    return min === undefined ? [] : [{ ...condition, value: { min } }];
  });

/** Whether a project meets a condition. One that says nothing of its start can start whenever. */
export function meetsCondition(
  project: ConditionedProject,
  condition: Condition,
  { all, today }: { all: readonly Condition[]; today: Day },
): boolean {
  const { kind, value } = condition;
  const { workArrangement, startDate, timeline } = project;
  switch (kind) {
    case 'place': {
      const isRemote = workArrangement === 'remote' || workArrangement === 'both';
      // Who wants remote work in Germany may do work that is remote and names no place.
      const wantsRemote =
        value.orRemote ||
        all.some((other) => other.kind === 'arrangement' && other.value === 'remote');
      if (isPlacedIn(project.place, value)) return !value.isExcluded;
      return (
        value.isExcluded || (wantsRemote && isRemote && (value.orRemote || project.place === ''))
      );
    }
    case 'arrangement':
      return workArrangement === value || workArrangement === 'both';
    case 'rate':
      return affordableRate(project) >= (value.min ?? 0);
    case 'availability':
      if (startDate === null) return true;
      return value === 'now' ? startDate <= addDays(today, soonDays) : startDate >= value;
    case 'duration':
      return timelinesOf(value * daysOfWeek).includes(timeline);
    default:
      return true;
  }
}

/** Whether a text names a place that is one of these, or lies in one. */
function isPlacedIn(text: string, wanted: PlaceCondition): boolean {
  const cities = new Set(citySlugsOf(wanted));
  return readPlaces(text).conditions.some(
    ({ value: place }) =>
      place.countries.some((country) => wanted.countries.includes(country)) ||
      place.cities.some(({ country }) => wanted.countries.includes(country)) ||
      citySlugsOf(place).some((slug) => cities.has(slug)),
  );
}

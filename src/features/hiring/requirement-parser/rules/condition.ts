import type { Country } from '#catalogue/enumerations/places.ts';
import { type SpokenLanguage, spokenLanguages } from '#catalogue/enumerations/spoken-languages.ts';
import {
  type WorkArrangement,
  workArrangements,
} from '#catalogue/enumerations/work-arrangement.ts';
import type { City } from '#catalogue/find-places.ts';
import { citySlug } from '#features/profiles/directory/rules/city-slug.ts';
import { dayInWords } from '#lib/calendar-days.ts';
import { listOfAny } from '#lib/word-list.ts';
import type { Day } from './days.ts';
import type { Span } from './span.ts';

/**
 * Where a person lives: in one of the countries or cities. A part of a country stands for the cities that are known of
 * it, and for the whole country where none is.
 */
export interface PlaceCondition {
  /** As a label has them: "Leeds", "Germany", "the Midlands". */
  readonly names: readonly string[];
  readonly countries: readonly Country[];
  readonly cities: readonly City[];
  /** Whether cities within some 50 km count, too: they are among `cities`. */
  readonly isNear: boolean;
  /** "Not in London". */
  readonly isExcluded: boolean;
  /** "Munich or remote". */
  readonly orRemote: boolean;
}

/** What an hour of work may cost, in whole US dollars. */
export interface HourlyRate {
  readonly min?: number;
  readonly max?: number;
}

interface ConditionValues {
  place: PlaceCondition;
  arrangement: WorkArrangement;
  rate: HourlyRate;
  /** The least years. */
  experience: number;
  /** At once, or the first day of the work. */
  availability: 'now' | Day;
  /** In weeks. */
  duration: number;
  /** Any one of them. */
  language: readonly SpokenLanguage[];
}

/** Something that a text says about who, where, when and for how much: not what the work is. */
export type Condition = {
  [Kind in keyof ConditionValues]: Span & {
    readonly kind: Kind;
    readonly value: ConditionValues[Kind];
    /** As typed. */
    readonly words: string;
  };
}[keyof ConditionValues];

/** The names of the cities of a place in addresses, in every language that is known of them. */
export const citySlugsOf = ({ cities }: PlaceCondition): string[] => [
  ...new Set(
    cities.flatMap(({ names, country }) => names.flatMap((name) => citySlug(name, country) ?? [])),
  ),
];

/** A condition in words, for a person who may remove it: "At most 95 USD/h". */
export function labelOfCondition(condition: Condition): string {
  switch (condition.kind) {
    case 'place':
      return labelOfPlace(condition.value);
    case 'arrangement':
      return workArrangements.label(condition.value);
    case 'rate':
      return labelOfRate(condition.value);
    case 'experience':
      return `At least ${counted(condition.value, 'year')}`;
    case 'availability':
      return condition.value === 'now' ? 'Available now' : `From ${dayInWords(condition.value)}`;
    case 'duration':
      return `For ${labelOfWeeks(condition.value)}`;
    case 'language':
      return `Speaks ${listOfAny(condition.value.map((language) => spokenLanguages.label(language)))}`;
  }
}

const counted = (count: number, unit: string): string =>
  `${count} ${unit}${count === 1 ? '' : 's'}`;

const withArticle = new Set([
  ...['United Kingdom', 'United States', 'Netherlands', 'United Arab Emirates', 'Philippines'],
  ...['Bahamas', 'Maldives'],
]);

function labelOfPlace({ names, isNear, isExcluded, orRemote }: PlaceCondition): string {
  const place = `${isNear ? 'near' : 'in'} ${listOfAny(names.map((name) => (withArticle.has(name) ? `the ${name}` : name)))}`;
  const said = isExcluded ? `not ${place}` : place;
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}${orRemote ? ', or remote' : ''}`;
}

function labelOfRate({ min, max }: HourlyRate): string {
  if (min === undefined) return `At most ${max} USD/h`;
  return max === undefined ? `At least ${min} USD/h` : `${min} to ${max} USD/h`;
}

/** Weeks as months where they are whole ones. */
function labelOfWeeks(weeks: number): string {
  const months = Math.round((weeks * 7) / 30.4);
  const isWhole = weeks > 8 && Math.round((months * 30.4) / 7) === weeks;
  return isWhole ? counted(months, 'month') : counted(weeks, 'week');
}

import {
  type SearchAvailability,
  searchAvailabilities,
} from '#catalogue/enumerations/consultant-search.ts';
import { type SpokenLanguage, spokenLanguages } from '#catalogue/enumerations/spoken-languages.ts';
import { isModuleId, type ModuleId, skillOfModule } from '#catalogue/modules.ts';
import { isSkillId, type SkillId } from '#catalogue/skills.ts';
import { profileLimits } from '#features/profiles/consultants/rules/profile-limits.ts';
import { readNumber } from '#ui/form/read-number.ts';
import { searchLimits } from '../../rules/limits.ts';
import { canonicalLocation, readLocation } from '../../rules/places.ts';
import { type SearchSort, searchSorts } from '../../rules/sorts.ts';

/** What the address of the search says; what is left out filters nothing. */
export interface FindSearch {
  text?: string;
  /** Conditions of the text that do not count, as it says them, with `|` between them. */
  dropped?: string;
  /** The text is searched for as it was typed. */
  spelling?: 'typed';
  skill?: SkillId;
  module?: ModuleId;
  location?: string;
  language?: SpokenLanguage;
  availability?: Exclude<SearchAvailability, 'all'>;
  credentials?: 'verified';
  minRate?: number;
  maxRate?: number;
  minExperience?: number;
  sort?: SearchSort;
}

const textIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

function numberIn(value: unknown, max: number): number | undefined {
  const number = readNumber(textIn(value), true);
  return number && Number.isInteger(number) && number > 0 && number <= max ? number : undefined;
}

const isSort = (value: string): value is SearchSort => searchSorts.some((sort) => sort === value);

/** Reads the search parameters of an address. Values that make no sense are left out: addresses can be typed. */
export function readFindSearch(search: Record<string, unknown>): FindSearch {
  const text = textIn(search.text).slice(0, searchLimits.text);
  const dropped = textIn(search.dropped).slice(0, 2 * searchLimits.text);
  const isAsTyped = textIn(search.spelling) === 'typed';
  const skill = textIn(search.skill);
  const module = textIn(search.module);
  const location = canonicalLocation(textIn(search.location));
  const language = textIn(search.language);
  const availability = textIn(search.availability);
  const isVerified = textIn(search.credentials) === 'verified';
  const sort = textIn(search.sort);
  const minRate = numberIn(search.minRate, profileLimits.hourlyRate.max);
  const maxRate = numberIn(search.maxRate, profileLimits.hourlyRate.max);
  const minExperience = numberIn(search.minExperience, 100);
  const isModuleOfSkill = isModuleId(module) && skillOfModule(module) === skill;
  const areRatesInOrder = (minRate ?? 0) <= (maxRate ?? Number.POSITIVE_INFINITY);
  return {
    ...(text && { text }),
    ...(text && dropped && { dropped }),
    ...(text && isAsTyped && { spelling: 'typed' as const }),
    ...(isSkillId(skill) && { skill }),
    ...(isModuleOfSkill && { module }),
    ...(location && readLocation(location) && { location }),
    ...(spokenLanguages.has(language) && { language }),
    ...(searchAvailabilities.has(availability) && availability !== 'all' && { availability }),
    ...(isVerified && { credentials: 'verified' as const }),
    ...(minRate && areRatesInOrder && { minRate }),
    ...(maxRate && areRatesInOrder && { maxRate }),
    ...(minExperience && { minExperience }),
    ...(isSort(sort) && { sort }),
  };
}

interface Rates<Value> {
  minRate: Value;
  maxRate: Value;
}

const largestRate = profileLimits.hourlyRate.max;

function rateProblem(typed: string): string | undefined {
  const rate = readNumber(typed, true);
  if (rate === null || (Number.isInteger(rate) && rate >= 0 && rate <= largestRate))
    return undefined;
  return `Please write whole dollars up to ${largestRate}, such as 85.`;
}

/**
 * What is wrong with the rates that are being typed: they cannot be read, or leave no results. Null where nothing is.
 */
export function rateProblems({
  minRate,
  maxRate,
}: Rates<string>): Rates<string | undefined> | null {
  const [lowest, highest] = [readNumber(minRate, true), readNumber(maxRate, true)];
  const isCrossed = lowest !== null && highest !== null && lowest > highest;
  const problems = {
    minRate: rateProblem(minRate),
    maxRate:
      rateProblem(maxRate) ??
      (isCrossed ? 'The highest rate cannot be below the lowest one' : undefined),
  };
  return problems.minRate || problems.maxRate ? problems : null;
}

/** Whether anything narrows the list. */
export const isFiltered = ({ sort: _, spelling: __, ...filter }: FindSearch): boolean =>
  Object.keys(filter).length > 0;

/** How many filters, apart from the text, narrow the list. */
export const countFilters = (search: FindSearch): number => {
  const { sort: _, text: __, dropped: ___, spelling: ____, ...filters } = search;
  return Object.keys(filters).length;
};

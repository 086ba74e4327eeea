import { withSameThings } from '#catalogue/same-things.ts';
import type { SearchFilter } from '#features/search/query/contract.ts';
import { placesOf, readLocation } from '#features/search/query/rules/places.ts';
import { availabilitiesByRank, rankBy } from '#features/search/query/rules/ranks.ts';
import { searchEntryOf } from '#features/search/query/rules/search-entry.ts';
import type { SearchSort } from '#features/search/query/rules/sorts.ts';
import type { FacetRow } from '#features/search/query/server/queries/search-at.ts';
import type { StoredPerson } from './stored-entries.ts';

/*
 * The expected answers of a search about people of stored-entries.ts, by a full scan.
 */

export const noFilter: SearchFilter = {
  text: '',
  location: 'all',
  availability: 'all',
  credentials: 'all',
};

/** The searchedTexts that are asked for, and where each of their parts can stand. */
export const searchedTexts = {
  '': [],
  museum: ['museum'],
  'velvet harbor': ['velvet', 'harbor'],
  'power bi': ['power-bi'],
  'museum power bi consultant': ['museum', 'power-bi'],
  'the consultant': [],
} as const;
export type SearchedText = keyof typeof searchedTexts;

/** In which part of a profile something stands: 0 is the best, 4 is none. */
function levelIn({ profile }: StoredPerson, word: string): number {
  const parts = [
    profile.title.split(' '),
    profile.primarySkills,
    [...profile.summary.split(' '), ...profile.secondarySkills],
    profile.experience.split(' '),
  ];
  const level = parts.findIndex((part) => part.includes(word));
  return level < 0 ? 4 : level;
}

const levelOf = (person: StoredPerson, text: SearchedText): number =>
  Math.max(0, ...searchedTexts[text].map((word) => levelIn(person, word)));

export type Choice = Pick<
  SearchFilter,
  'skill' | 'module' | 'location' | 'language' | 'availability'
>;

/** The languages that a consultant can work in. */
const spokenBy = ({ profile }: StoredPerson): string[] =>
  profile.languages.filter(({ level }) => level !== 'basic').map(({ language }) => language);

const conditions = (filter: SearchFilter) => {
  const { skill, module, language, availability } = filter;
  const place = readLocation(filter.location);
  return {
    skill: ({ profile }: StoredPerson) =>
      !skill || [...profile.primarySkills, ...profile.secondarySkills].includes(skill),
    module: ({ profile }: StoredPerson) => !module || profile.modules.includes(module),
    place: ({ profile }: StoredPerson) => !place || placesOf(profile).includes(place),
    language: (person: StoredPerson) => !language || spokenBy(person).includes(language),
    availability: ({ profile }: StoredPerson) =>
      availability === 'all' || profile.availability === availability,
    rest: (person: StoredPerson) =>
      levelOf(person, filter.text as SearchedText) < 4 &&
      (filter.credentials === 'all' || person.profile.verified.length > 0) &&
      person.profile.hourlyRateUsd >= (filter.minRate ?? 0) &&
      person.profile.hourlyRateUsd <= (filter.maxRate ?? 1000) &&
      person.profile.yearsExperience >= (filter.minExperience ?? 0),
  };
};

const meets = (person: StoredPerson, filter: SearchFilter): boolean =>
  Object.values(conditions(filter)).every((asks) => asks(person));

/** The whole list, by a full scan. */
export function listIn(
  people: readonly StoredPerson[],
  filter: SearchFilter,
  sort: SearchSort,
  now: Date,
): string[] {
  const text = filter.text as SearchedText;
  return people
    .filter(({ listedUntil }) => listedUntil > now)
    .filter((person) => meets(person, filter))
    .map((person) => ({
      userId: person.userId,
      level: sort === 'relevance' ? levelOf(person, text) : 0,
      rank: rankBy(sort)(searchEntryOf(person.profile)),
    }))
    .sort(
      (one, other) =>
        one.level - other.level || other.rank - one.rank || (one.userId < other.userId ? 1 : -1),
    )
    .map(({ userId }) => userId);
}

/** The counts of all further choices, by a full scan. */
export function countIn(
  people: readonly StoredPerson[],
  filter: SearchFilter,
): Map<string, number> {
  const counts = new Map<string, number>();
  const asks = conditions(filter);
  const count = (
    list: FacetRow['list'],
    values: (person: StoredPerson) => readonly (string | number)[],
    others: readonly (keyof typeof asks)[],
  ): void => {
    for (const person of people) {
      if (![...others, 'rest' as const].every((kind) => asks[kind](person))) continue;
      for (const value of new Set(values(person))) {
        const key = `${list} ${value}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    }
  };
  const isCity = (place: string): boolean => place.startsWith('city:');
  const skillsOf = ({ profile }: StoredPerson): string[] => {
    const { primarySkills, secondarySkills } = withSameThings(profile);
    return [...primarySkills, ...secondarySkills];
  };
  count('skill', skillsOf, ['place', 'language', 'availability']);
  count(
    'module',
    ({ profile }) => profile.modules.filter((id) => id.startsWith(`${filter.skill}.`)),
    ['skill', 'place', 'language', 'availability'],
  );
  const knowledge = ['skill', 'module', 'language', 'availability'] as const;
  count('place', ({ profile }) => placesOf(profile).filter((place) => !isCity(place)), knowledge);
  count('city', ({ profile }) => placesOf(profile).filter(isCity), knowledge);
  count('language', spokenBy, ['skill', 'module', 'place', 'availability']);
  count('availability', ({ profile }) => [availabilitiesByRank.indexOf(profile.availability)], [
    'skill',
    'module',
    'place',
    'language',
  ]);
  return counts;
}

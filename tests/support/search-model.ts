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

/** The texts that are asked for, and the things each asks for, a word or a name of the catalogue. */
export const searchedTexts = {
  '': [],
  museum: ['museum'],
  'velvet harbor': ['velvet', 'harbor'],
  'velvet museum harbor': ['velvet', 'museum', 'harbor'],
  'the consultant': [],
} as const;
export type SearchedText = keyof typeof searchedTexts;

/** How often a word counts as being in a profile: by the best place it stands in. */
function occurrencesIn({ profile }: StoredPerson, word: string): number {
  const places = [profile.title, '', profile.summary, profile.experience];
  const place = places.findIndex((text) => text.split(' ').includes(word));
  return place < 0 ? 0 : 4 - place;
}

/** The scores of all people for a text: what is rare counts more, and more of the same ever less. */
export function scoresIn(people: readonly StoredPerson[], text: SearchedText): number[] {
  const scores = people.map(() => 0);
  for (const word of searchedTexts[text]) {
    const counts = people.map((person) => occurrencesIn(person, word));
    const found = counts.filter((count) => count > 0).length;
    const rarity = Math.round(100 * Math.log(1 + (people.length - found + 0.5) / (found + 0.5)));
    for (const [index, count] of counts.entries()) {
      scores[index] = (scores[index] ?? 0) + Math.round(rarity * (count / (count + 1.2)));
    }
  }
  return scores;
}

/** The people of a list, with their scores: half of the best score is enough, unless too few have it. */
function matchingIn(people: readonly StoredPerson[], text: SearchedText) {
  const scores = scoresIn(people, text);
  const scored = people.map((person, index) => ({ person, score: scores[index] ?? 0 }));
  if (searchedTexts[text].length === 0) return scored;
  const best = Math.max(...scores);
  for (const share of [0.5, 0.25]) {
    const enough = scored.filter(({ score }) => score > 0 && score >= share * best);
    if (enough.length >= 5) return enough;
  }
  return scored.filter(({ score }) => score > 0);
}

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
  const listed = people.filter(({ listedUntil }) => listedUntil > now);
  return matchingIn(listed, filter.text as SearchedText)
    .filter(({ person }) => meets(person, filter))
    .map(({ person, score }) => ({
      userId: person.userId,
      score: sort === 'relevance' ? score : 0,
      rank: rankBy(sort)(searchEntryOf(person.profile)),
    }))
    .sort(
      (one, other) =>
        other.score - one.score || other.rank - one.rank || (one.userId < other.userId ? 1 : -1),
    )
    .map(({ userId }) => userId);
}

/** The counts of all further choices, by a full scan. */
export function countIn(all: readonly StoredPerson[], filter: SearchFilter): Map<string, number> {
  const people = matchingIn(all, filter.text as SearchedText).map(({ person }) => person);
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

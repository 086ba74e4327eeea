import {
  type Condition,
  citySlugsOf,
  type PlaceCondition,
} from '#features/hiring/requirement-parser/rules/condition.ts';
import { citySlug } from '#features/profiles/directory/rules/city-slug.ts';
import type { Bitset } from '#features/search/lib/ranked/bitset.ts';
import { availabilityRank } from '../rules/ranks.ts';
import { choiceKey, languageChoice } from '../rules/search-entry.ts';
import { keepInRange } from './filters.ts';
import { availabilityChoice, type SearchIndex } from './search-index.ts';

/** Keeps the documents that meet the conditions of a text. How long the work takes is a condition on no profile. */
export function keepConditions(
  index: SearchIndex,
  among: Bitset,
  conditions: readonly Condition[],
): Bitset {
  for (const condition of conditions) keepOne(index, among, condition);
  return among;
}

function keepOne(index: SearchIndex, among: Bitset, condition: Condition): Bitset {
  const { kind, value } = condition;
  switch (kind) {
    case 'place': {
      const there = index.havingAny(placesOf(value).map(choiceKey));
      return value.isExcluded ? among.andNot(there) : among.and(there);
    }
    case 'arrangement':
      // Work that is partly on site needs people who do both.
      if (value !== 'on-site') among.and(index.having(choiceKey('remote')));
      return value === 'remote' ? among : among.and(index.having(choiceKey('on-site')));
    case 'rate':
      return keepInRange(index, among, { minRate: value.min, maxRate: value.max });
    case 'experience':
      return keepInRange(index, among, { minExperience: value });
    case 'availability':
      return among.and(index.havingAny(availabilitiesFor(value).map(choiceKey)));
    case 'language':
      return among.and(index.havingAny(value.map(languageChoice).map(choiceKey)));
    case 'duration':
      return among;
  }
}

const placesOf = (place: PlaceCondition): string[] => [
  ...place.countries.map((country) => `country:${country}`),
  ...citySlugsOf(place).map((slug) => `city:${slug}`),
  // A profile may leave its country open.
  ...place.cities.flatMap(({ names }) => names.map((name) => `city:${citySlug(name, 'other')}`)),
  ...(place.orRemote ? ['remote'] : []),
];

/** Until a later day, people who are busy today may have time. */
const availabilitiesFor = (since: string): string[] =>
  (since === 'now' ? (['available'] as const) : (['available', 'busy'] as const)).map(
    (availability) => availabilityChoice(availabilityRank(availability)),
  );

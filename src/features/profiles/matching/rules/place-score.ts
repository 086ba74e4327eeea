import { type Country, countries } from '#catalogue/enumerations/places.ts';
import type { WorkArrangement } from '#catalogue/enumerations/work-arrangement.ts';
import { normalisePhrase } from '#catalogue/normalise-phrase.ts';
import { citySlug } from '#features/profiles/directory/rules/city-slug.ts';
import { placeShares, pointsFor } from './weights.ts';

/** Where a project is done, as far as its client says so. */
export interface WorkPlace {
  workArrangement: WorkArrangement | null;
  /** A city or a region, as people write it; empty where none is named. */
  place: string;
}

/** Where a consultant lives and works. */
export interface ConsultantPlace {
  /** Null where they never said. */
  workArrangement: WorkArrangement | null;
  city: string;
  country: Country;
}

/** How a consultant's work arrangement and place fit a project; `not-asked` where the project says nothing of them. */
export type PlaceFit = keyof typeof placeShares;

/** What of a consultant's work arrangement and place is compared. */
export interface PlaceFacts {
  worksRemotely: boolean;
  worksOnSite: boolean;
  /** Whether they live where the project is done; true where it names no place. */
  isThere: boolean;
}

/** How a consultant fits a project's work arrangement and place. */
export function fitOf(
  { workArrangement }: Pick<WorkPlace, 'workArrangement'>,
  { worksRemotely, worksOnSite, isThere }: PlaceFacts,
): PlaceFit {
  if (workArrangement === null) return 'not-asked';
  if (!worksRemotely && !worksOnSite) return 'not-said';
  if (workArrangement === 'remote') return worksRemotely ? 'fits' : 'on-site-only';
  if (!worksOnSite) return 'remote-only';
  return isThere ? 'fits' : 'elsewhere';
}

/** The points for a work arrangement and place that fit so. */
export const placePoints = (fit: PlaceFit): number => pointsFor('place', placeShares[fit]);

/** What of a consultant a project's work arrangement and place are compared with. */
export const placeFactsOf = (need: WorkPlace, offer: ConsultantPlace): PlaceFacts => ({
  worksRemotely: offer.workArrangement === 'remote' || offer.workArrangement === 'both',
  worksOnSite: offer.workArrangement === 'on-site' || offer.workArrangement === 'both',
  isThere: livesAt(need.place, offer),
});

/** Whether a consultant lives in a city or a country that a text names; true for an empty text. */
function livesAt(text: string, { city, country }: Pick<ConsultantPlace, 'city' | 'country'>) {
  if (text.trim() === '') return true;
  if (isNamedIn(writtenIn(text), country)) return true;
  const slug = citySlug(city, country);
  return slug !== null && citySlugsIn(text, country).includes(slug);
}

const mostWordsOfName = 4;

/** The names that cities of a country would have in addresses, for all words of a text. */
export function citySlugsIn(text: string, country: Country): string[] {
  const words = text.split(/[\s,;/()]+/).filter(Boolean);
  return words.flatMap((_, start) =>
    Array.from({ length: Math.min(mostWordsOfName, words.length - start) }, (__, more) =>
      citySlug(words.slice(start, start + more + 1).join(' '), country),
    ).filter((slug) => slug !== null),
  );
}

/** The countries that a text names. */
export function countriesIn(text: string): Country[] {
  const written = writtenIn(text);
  return countries.values.filter((country) => isNamedIn(written, country));
}

const writtenIn = (text: string): string => ` ${normalisePhrase(text)} `;

const isNamedIn = (written: string, country: Country): boolean =>
  namesOf(country).some((name) => written.includes(` ${normalisePhrase(name)} `));

const otherNames: Readonly<Partial<Record<Country, readonly string[]>>> = {
  uk: ['UK', 'Great Britain', 'England', 'Scotland', 'Wales'],
  us: ['USA', 'United States of America'],
  nl: ['Holland'],
  ae: ['UAE'],
};

const namesOf = (country: Country): readonly string[] =>
  country === 'other' ? [] : [countries.label(country), ...(otherNames[country] ?? [])];

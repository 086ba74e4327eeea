import { countries } from '#catalogue/enumerations/places.ts';
import {
  type WorkArrangement,
  workArrangements,
} from '#catalogue/enumerations/work-arrangement.ts';
import { formatWholeMoney } from '#lib/money/format.ts';

/** "$120 per hour". */
export function rateText(hourlyRateUsd: number): string {
  return `${formatWholeMoney(hourlyRateUsd, 'USD', 'en-US')} per hour`;
}

/** "1 year of experience", "12 years of experience". */
export function experienceText(years: number): string {
  return `${years} ${years === 1 ? 'year' : 'years'} of experience`;
}

/** "London, United Kingdom · Remote"; a country outside the list, and an unanswered question, add nothing. */
export function placeText({
  city,
  country,
  workArrangement,
}: {
  city: string;
  country: string;
  workArrangement: WorkArrangement | null;
}): string {
  const isNamed = countries.has(country) && country !== 'other';
  const place = [city, isNamed ? countries.label(country) : ''].filter(Boolean).join(', ');
  return [place, workArrangement ? workArrangements.label(workArrangement) : '']
    .filter(Boolean)
    .join(' · ');
}

/** The first letters of the first and the last part of a name, for the avatar. */
export function initialsOf(name: string): string {
  const parts = name.split(/\s+/).filter(Boolean);
  const ends = parts.length > 1 ? [parts.at(0), parts.at(-1)] : parts;
  return ends.map((part) => part?.at(0) ?? '').join('');
}

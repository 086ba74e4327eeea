import { countries } from '#catalogue/enumerations/places.ts';
import { formatWholeMoney } from '#lib/money/format.ts';
import type { OwnProfile } from '../../contract.ts';

/** `London, United Kingdom`; the city alone where the country is none of the list. */
export function placeOf({ city, country }: Pick<OwnProfile, 'city' | 'country'>): string {
  return country === 'other' ? city : `${city}, ${countries.label(country)}`;
}

/** `$120 per hour`. */
export function rateOf({ hourlyRate }: Pick<OwnProfile, 'hourlyRate'>): string {
  return `${formatWholeMoney(hourlyRate, 'USD', 'en-US')} per hour`;
}

/** `5 years of experience`. */
export function experienceOf({ yearsExperience }: Pick<OwnProfile, 'yearsExperience'>): string {
  return `${yearsExperience} ${yearsExperience === 1 ? 'year' : 'years'} of experience`;
}

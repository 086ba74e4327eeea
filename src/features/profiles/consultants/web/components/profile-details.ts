import { countries } from '#catalogue/enumerations/places.ts';
import { labelOfLanguage } from '#catalogue/enumerations/spoken-languages.ts';
import { workArrangements } from '#catalogue/enumerations/work-arrangement.ts';
import type { ConsultantCard } from '../../contract/consultant-card.ts';

interface Place {
  city: string;
  country: string;
}

/** `London, United Kingdom`; the city alone where the country is none of the list. */
export function placeOf({ city, country }: Place): string {
  const isNamed = countries.has(country) && country !== 'other';
  return [city, isNamed ? countries.label(country) : ''].filter(Boolean).join(', ');
}

/**
 * `London, United Kingdom · On site and remote`; the place alone where nothing was said of the rest. No line begins
 * with the dot.
 */
export function whereOf(consultant: Place & Pick<ConsultantCard, 'workArrangement'>): string {
  const { workArrangement } = consultant;
  return [placeOf(consultant), workArrangement ? workArrangements.label(workArrangement) : '']
    .filter(Boolean)
    .join('\u00a0· ');
}

/** `German (native), English (fluent)`. */
export const languagesOf = ({ languages }: Pick<ConsultantCard, 'languages'>): string =>
  languages.map(labelOfLanguage).join(', ');

/** `5 years of experience`. */
export function experienceOf({ yearsExperience }: Pick<ConsultantCard, 'yearsExperience'>): string {
  return `${yearsExperience} ${yearsExperience === 1 ? 'year' : 'years'} of experience`;
}

import { countries } from '#catalogue/enumerations/places.ts';
import { workArrangements } from '#catalogue/enumerations/work-arrangement.ts';
import { nameOfSkill } from '#catalogue/skills.ts';
import { formatWholeMoney } from '#lib/money/format.ts';
import type { PublicCard } from '../../../contract.ts';

const maxSkills = 4;

/** The title, or what stands for one. */
export function titleOf({ title }: Pick<PublicCard, 'title'>): string {
  return title.trim() || 'D365 Consultant';
}

/** `London, United Kingdom · Remote`; `Location not specified` when no place is known. */
export function locationOf({
  city,
  country,
  workArrangement,
}: Pick<PublicCard, 'city' | 'country' | 'workArrangement'>): string {
  const countryName = country === 'other' ? '' : countries.label(country);
  const place = [city.trim(), countryName].filter(Boolean).join(', ') || 'Location not specified';
  return workArrangement ? `${place} · ${workArrangements.label(workArrangement)}` : place;
}

/** `$120/hour`; `Rate TBD` when there is none. */
export function rateOf({ hourlyRateUsd }: Pick<PublicCard, 'hourlyRateUsd'>): string {
  if (hourlyRateUsd <= 0) return 'Rate TBD';
  return `${formatWholeMoney(hourlyRateUsd, 'USD', 'en-US')}/hour`;
}

/** The first four primary skills by name; without any, one badge that fits every consultant. */
export function skillNamesOf({ primarySkills }: Pick<PublicCard, 'primarySkills'>): string[] {
  const names = primarySkills.slice(0, maxSkills).map(nameOfSkill);
  return names.length > 0 ? names : ['D365 Expert'];
}

import { defineEnumeration, type ValueOf } from './define-enumeration.ts';
import { furtherCountries } from './further-countries.ts';
import { listZoneNames, type ZoneName } from './zone-names.ts';

/** The specification's countries, then all others of ISO 3166 by their names. The United Kingdom keeps its first id. */
export const countries = defineEnumeration({
  us: 'United States',
  ca: 'Canada',
  uk: 'United Kingdom',
  au: 'Australia',
  de: 'Germany',
  fr: 'France',
  ...furtherCountries,
  other: 'Other',
});
export type Country = ValueOf<typeof countries>;

/** The code of ISO 3166 for a country; null for another country. */
export function isoCodeOf(country: Country): string | null {
  if (country === 'other') return null;
  return country === 'uk' ? 'GB' : country.toUpperCase();
}

/** The country with this code of ISO 3166; null for any other text. */
export function countryOfIso(code: string): Country | null {
  const id = code === 'GB' ? 'uk' : code.toLowerCase();
  return code !== 'UK' && id !== 'other' && countries.has(id) ? id : null;
}

const specifiedZones = {
  est: 'Eastern Time (EST)',
  cst: 'Central Time (CST)',
  mst: 'Mountain Time (MST)',
  pst: 'Pacific Time (PST)',
  gmt: 'Greenwich Mean Time (GMT)',
  cet: 'Central European Time (CET)',
  aest: 'Australian Eastern Time (AEST)',
} as const;
export type SpecifiedTimezone = keyof typeof specifiedZones;
export type Timezone = SpecifiedTimezone | ZoneName;

/** All time zones with their labels. A function without side effects: pages that need countries alone leave it out. */
/* @__NO_SIDE_EFFECTS__ */
function labelledZones(): Readonly<Record<Timezone, string>> {
  const named = listZoneNames().map((zone) => [zone, zone.replaceAll('_', ' ')]);
  return { ...specifiedZones, ...Object.fromEntries(named) };
}

/** The specification's time zones, then those of the IANA database by their names. */
export const timezones = defineEnumeration<Timezone>(labelledZones());

/** Whether this is one of the specification's time zones. */
export const isSpecifiedTimezone = (zone: string): zone is SpecifiedTimezone =>
  Object.hasOwn(specifiedZones, zone);

import { type Country, countries } from '#catalogue/enumerations/places.ts';
import { plainLetters } from '#catalogue/plain-letters.ts';

/** What a city is called in addresses. */
export const citySlugPattern = /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u;
export const citySlugMaxLength = 120;

const plainName = (city: string): string =>
  plainLetters(city)
    .replace(/['’ʼ.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .normalize('NFC');

const longestEnd = '-other'.length;
const endsInCountry = new RegExp(`-(?:${countries.values.join('|')})$`);

/**
 * The name of a city in addresses, the same however it is written: `montreal-ca` for Montréal and MONTREAL in
 * Canada. The country keeps namesakes apart; a city of another country goes without one, as `dublin`, unless
 * its name could be taken for one with a country. Null for a name without letters or digits, or with
 * more than an address should carry.
 */
export function citySlug(city: string, country: Country): string | null {
  const name = plainName(city);
  if (name === '' || name.length > citySlugMaxLength - longestEnd) return null;
  if (country !== 'other') return `${name}-${country}`;
  return endsInCountry.test(name) ? `${name}-other` : name;
}

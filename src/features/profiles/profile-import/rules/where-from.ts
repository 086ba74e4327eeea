import { type Country, countryOfIso, type Timezone } from '#catalogue/enumerations/places.ts';
import { soleZones } from './sole-zones.ts';

/** What of a written place the profile form asks for; null where the text does not say it for sure. */
export interface WhereFrom {
  city: string | null;
  country: Country | null;
  timezone: Timezone | null;
}

// Countries of one of the specification's time zones, then those with one of their own.
const zoneOfCountry: Readonly<Record<string, Timezone>> = {
  ...soleZones,
  ...{ GB: 'gmt', IE: 'gmt', PT: 'gmt' },
  ...{ DE: 'cet', FR: 'cet', NL: 'cet', BE: 'cet', LU: 'cet', AT: 'cet', CH: 'cet', IT: 'cet' },
  ...{ ES: 'cet', DK: 'cet', SE: 'cet', NO: 'cet', PL: 'cet', CZ: 'cet', SK: 'cet', HU: 'cet' },
  ...{ SI: 'cet', HR: 'cet', MT: 'cet' },
};

// States and provinces that lie in one time zone; those that lie in two say nothing of it.
const regions: readonly [country: 'US' | 'CA' | 'AU', zone: Timezone | null, names: string][] = [
  [
    'US',
    'est',
    'Connecticut CT|Delaware DE|District of Columbia DC|Georgia GA|Maine ME|Maryland MD|Massachusetts MA|New Hampshire NH|' +
      'New Jersey NJ|New York NY|North Carolina NC|Ohio OH|Pennsylvania PA|Rhode Island RI|South Carolina SC|Vermont VT|' +
      'Virginia VA|West Virginia WV',
  ],
  [
    'US',
    'cst',
    'Alabama AL|Arkansas AR|Illinois IL|Iowa IA|Louisiana LA|Minnesota MN|Mississippi MS|Missouri MO|Oklahoma OK|Wisconsin WI',
  ],
  ['US', 'mst', 'Colorado CO|Montana MT|New Mexico NM|Utah UT|Wyoming WY|Arizona AZ'],
  ['US', 'pst', 'California CA|Washington WA|Nevada NV'],
  [
    'US',
    null,
    'Florida FL|Michigan MI|Indiana IN|Kentucky KY|Tennessee TN|Texas TX|Kansas KS|Nebraska NE|North Dakota ND|South Dakota SD|' +
      'Idaho ID|Oregon OR|Alaska AK|Hawaii HI',
  ],
  ['CA', 'est', 'Quebec QC'],
  ['CA', 'cst', 'Manitoba MB'],
  ['CA', 'mst', 'Alberta AB'],
  ['CA', null, 'Ontario ON|British Columbia BC|Saskatchewan SK|Nova Scotia NS|New Brunswick NB'],
  [
    'AU',
    'aest',
    'New South Wales NSW|Victoria VIC|Queensland QLD|Tasmania TAS|Australian Capital Territory ACT',
  ],
  ['AU', null, 'South Australia SA|Northern Territory NT'],
];

const otherNames: Readonly<Record<string, string>> = {
  uk: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  'great britain': 'GB',
  usa: 'US',
  us: 'US',
  'united states of america': 'US',
  holland: 'NL',
  'the netherlands': 'NL',
};

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase()
    .trim();

let countryNames: ReadonlyMap<string, string> | undefined;

/** Names of all countries in the languages that files come in most, with their codes. */
function countryCodes(): ReadonlyMap<string, string> {
  if (countryNames) return countryNames;
  const names = new Map<string, string>(Object.entries(otherNames));
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  for (const language of ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl']) {
    const display = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
      // Not countries: the union, the world, and codes kept for other uses.
      if (/^(?:EU|EZ|UN|Q[M-Z]|X.|ZZ|UK)$/.test(code)) continue;
      const name = display.of(code);
      // Codes of the past stand for the country of today.
      const today = new Intl.Locale(`und-${code}`).region ?? code;
      if (name && !names.has(plain(name))) names.set(plain(name), today);
    }
  }
  countryNames = names;
  return names;
}

interface Region {
  country: string;
  zone: Timezone | null;
}

const regionByName = new Map<string, Region>(
  regions.flatMap(([country, zone, names]) =>
    names.split('|').flatMap((each): [string, Region][] => {
      const space = each.lastIndexOf(' ');
      const region = { country, zone };
      return [
        [plain(each.slice(0, space)), region],
        // Short forms are capital letters: "in" and "or" are words.
        [each.slice(space + 1), region],
      ];
    }),
  ),
);

const regionOf = (part: string, country: string | null): Region | undefined => {
  const region = regionByName.get(plain(part)) ?? regionByName.get(part.trim());
  return country === null || region?.country === country ? region : undefined;
};

const cityName = (part: string): string =>
  part
    .replace(/^Greater\s+/i, '')
    .replace(/\s(?:Metropolitan\s+)?(?:Area|Region)$/i, '')
    .trim();

/** Whether a text is the name of a country and nothing else. */
export const isCountry = (text: string): boolean => countryCodes().has(plain(text));

/** Postcodes as they stand beside cities: "LS1 4AB", "1010", "D-80331". */
export const postcode =
  /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|\b(?:[A-Z]{1,2}-)?\d{4,6}(?:[- ]\d{3,4})?\b(?: [A-Z]{2}\b)?/g;

/**
 * The parts of an address that name a place: no street with its number, no postcode, and nothing in brackets but a
 * country.
 */
function placeParts(text: string): string[] {
  const named = text.replace(/\(([^)]*)\)/g, (_, inner: string) =>
    isCountry(inner) ? `, ${inner}` : ' ',
  );
  const parts = named
    .split(/[,|·•]|\s[–—/-]\s/)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part));
  const places = parts
    .map((part) => part.replace(postcode, ' ').trim())
    .filter((part) => part !== '' && !/\d/.test(part));
  return places.length > 0 ? places : parts;
}

/**
 * Reads a written place such as "Leeds, England, United Kingdom" or "Greater Chicago Area". Country and time zone are
 * answered where the text names them or they follow from it; a country the catalogue does not have is `other`.
 */
export function readWhereFrom(text: string): WhereFrom {
  const parts = placeParts(text);
  const last = parts.at(-1) ?? '';
  const named = countryCodes().get(plain(last));
  const state = parts.length > 1 ? regionOf(last, null) : undefined;
  // Georgia is both, and the file does not say which one is meant.
  if (state && named) return { city: cityName(parts[0] ?? ''), country: null, timezone: null };
  const code = state?.country ?? named ?? null;
  const region =
    state ?? parts.map((part) => regionOf(part, code ?? '')).find((each) => each !== undefined);
  const first = parts[0] ?? '';
  const hasCity =
    parts.length > 1
      ? regionOf(first, code ?? '') === undefined || parts.length > 2
      : code === null;
  return {
    city: hasCity && first !== '' ? cityName(first) : null,
    country: code === null ? null : (countryOfIso(code) ?? 'other'),
    timezone: code === null ? null : (region?.zone ?? zoneOfCountry[code] ?? null),
  };
}

/** The country of a two-letter code, as JSON Resume has it. */
export function countryOfCode(
  code: string,
): { country: Country; timezone: Timezone | null } | null {
  const known = code.trim().toUpperCase();
  const iso = known === 'UK' ? 'GB' : known;
  if (![...countryCodes().values()].includes(iso)) return null;
  return { country: countryOfIso(iso) ?? 'other', timezone: zoneOfCountry[iso] ?? null };
}

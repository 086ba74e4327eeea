import type { Country, Timezone } from '#catalogue/enumerations/places.ts';
import type { SpokenLanguage } from '#catalogue/enumerations/spoken-languages.ts';
import type { CurrencyCode } from '#lib/money/currencies.ts';

export interface DemoPlace {
  country: Country;
  timezone: Timezone;
  /** What people here pay their subscription in. */
  currency: CurrencyCode;
  /** The start of a range that the country's regulator reserves for fictional use: it reaches no phone. */
  phonePrefix: string;
  /** What people here grow up with. */
  language: SpokenLanguage;
  /** How many digits of the range follow the prefix. */
  phoneDigits: 2 | 3;
}

const unitedKingdom = {
  country: 'uk',
  timezone: 'gmt',
  currency: 'GBP',
  language: 'en',
  phoneDigits: 3,
} as const;
const unitedStates = { country: 'us', currency: 'USD', language: 'en', phoneDigits: 2 } as const;
const canada = { country: 'ca', currency: 'CAD', language: 'en', phoneDigits: 2 } as const;
const australia = {
  country: 'au',
  timezone: 'aest',
  currency: 'AUD',
  language: 'en',
  phoneDigits: 3,
} as const;
const euro = { currency: 'EUR', phoneDigits: 3 } as const;
const germany = { ...euro, country: 'de', timezone: 'cet', language: 'de' } as const;
const france = { ...euro, country: 'fr', timezone: 'cet', language: 'fr' } as const;
const ireland = { ...euro, country: 'other', timezone: 'gmt', language: 'en' } as const;
const sweden = {
  country: 'other',
  timezone: 'cet',
  currency: 'SEK',
  language: 'sv',
  phoneDigits: 2,
} as const;

const places = {
  London: { ...unitedKingdom, phonePrefix: '+442079460' },
  Manchester: { ...unitedKingdom, phonePrefix: '+441614960' },
  Birmingham: { ...unitedKingdom, phonePrefix: '+441214960' },
  Edinburgh: { ...unitedKingdom, phonePrefix: '+441314960' },
  Glasgow: { ...unitedKingdom, phonePrefix: '+441414960' },
  Leeds: { ...unitedKingdom, phonePrefix: '+441134960' },
  Bristol: { ...unitedKingdom, phonePrefix: '+441174960' },
  Cardiff: { ...unitedKingdom, phonePrefix: '+442920180' },
  'New York': { ...unitedStates, timezone: 'est', phonePrefix: '+121255501' },
  Boston: { ...unitedStates, timezone: 'est', phonePrefix: '+161755501' },
  Atlanta: { ...unitedStates, timezone: 'est', phonePrefix: '+140455501' },
  Chicago: { ...unitedStates, timezone: 'cst', phonePrefix: '+131255501' },
  Minneapolis: { ...unitedStates, timezone: 'cst', phonePrefix: '+161255501' },
  Austin: { ...unitedStates, timezone: 'cst', phonePrefix: '+151255501' },
  Denver: { ...unitedStates, timezone: 'mst', phonePrefix: '+130355501' },
  Phoenix: { ...unitedStates, timezone: 'mst', phonePrefix: '+160255501' },
  Seattle: { ...unitedStates, timezone: 'pst', phonePrefix: '+120655501' },
  'San Diego': { ...unitedStates, timezone: 'pst', phonePrefix: '+161955501' },
  Toronto: { ...canada, timezone: 'est', phonePrefix: '+141655501' },
  Montreal: { ...canada, timezone: 'est', phonePrefix: '+151455501' },
  Calgary: { ...canada, timezone: 'mst', phonePrefix: '+140355501' },
  Vancouver: { ...canada, timezone: 'pst', phonePrefix: '+160455501' },
  Sydney: { ...australia, phonePrefix: '+61255501' },
  Melbourne: { ...australia, phonePrefix: '+61355501' },
  Brisbane: { ...australia, phonePrefix: '+61755501' },
  Berlin: { ...germany, phonePrefix: '+493023125' },
  Hamburg: { ...germany, phonePrefix: '+494066969' },
  Munich: { ...germany, phonePrefix: '+498999998' },
  Cologne: { ...germany, phonePrefix: '+492214710' },
  Frankfurt: { ...germany, phonePrefix: '+496990009' },
  Paris: { ...france, phonePrefix: '+33199001' },
  Lyon: { ...france, phonePrefix: '+33465711' },
  Toulouse: { ...france, phonePrefix: '+33536491' },
  Dublin: { ...ireland, phonePrefix: '+353209101' },
  Cork: { ...ireland, phonePrefix: '+353209102' },
  Stockholm: { ...sweden, phonePrefix: '+468465004' },
  Gothenburg: { ...sweden, phonePrefix: '+463139006' },
} as const satisfies Readonly<Record<string, DemoPlace>>;

export type DemoCity = keyof typeof places;

/** Where a city is, with its telephone numbers for fictional use. */
export function placeOf(city: DemoCity): DemoPlace {
  return places[city];
}

import type { Availability } from '#catalogue/enumerations/availability.ts';
import type { SearchSort } from './sorts.ts';

/** The numbers of an entry that ranks are computed from. */
export interface RankFigures {
  /** Hundredths of a star. */
  rating: number;
  /** Years. */
  experience: number;
  merit: number;
  hourlyRateUsd: number;
  /** By `availabilitiesByRank`. */
  availability: number;
  /** The points of a match score that do not depend on the project. */
  readiness: number;
}

type Term = readonly [figure: keyof RankFigures, times: number];

/**
 * Every order goes down by one number, its rank: a sum of figures, each multiplied. The figure with the largest factor
 * decides, and the others decide among equals: merit is below 65,536, a rate below 1,024 and a rating below 1,000.
 * The database has an index on each sum, written just so, and the search from memory adds up the same figures.
 */
export const rankFormulas = {
  rating: [['merit', 1]],
  experience: [
    ['experience', 1000],
    ['rating', 1],
  ],
  'rate-low': [
    ['merit', 1],
    ['hourlyRateUsd', -65_536],
  ],
  'rate-high': [
    ['hourlyRateUsd', 65_536],
    ['merit', 1],
  ],
  availability: [
    ['availability', 65_536],
    ['merit', 1],
  ],
  /** Of suggestions: the readiest first, among them the cheapest. */
  readiness: [
    ['readiness', 1024],
    ['hourlyRateUsd', -1],
  ],
} as const satisfies Record<string, readonly Term[]>;

export type RankName = keyof typeof rankFormulas;

/** The orders that lists can be in. */
export const listOrders = [
  'rating',
  'experience',
  'rate-low',
  'rate-high',
  'availability',
] as const satisfies readonly RankName[];
export type ListOrder = (typeof listOrders)[number];

/** The order of a list that is sorted so: people who match a text equally well stand by rating. */
export const orderOfSort = (sort: SearchSort): ListOrder =>
  sort === 'relevance' ? 'rating' : sort;

/** The rank in an order that these figures give. */
export function rankOf<Name extends RankName>(
  name: Name,
  figures: Pick<RankFigures, (typeof rankFormulas)[Name][number][0]>,
): number {
  const terms: readonly Term[] = rankFormulas[name];
  const values: Partial<RankFigures> = figures;
  let rank = 0;
  for (const [figure, times] of terms) rank += times * (values[figure] ?? 0);
  return rank;
}

/** The factor of the figure that decides in an order. */
export const leadingFactor = (name: RankName): number => {
  const terms: readonly Term[] = rankFormulas[name];
  return terms.reduce((most, [, times]) => (Math.abs(times) > Math.abs(most) ? times : most), 0);
};

/** What decides between people who are alike otherwise: the rating, then the experience. Below 65,536. */
export const meritOf = ({
  rating,
  experience,
}: Pick<RankFigures, 'rating' | 'experience'>): number => rating * 100 + experience;

/** Availabilities by their rank. */
export const availabilitiesByRank = [
  'unavailable',
  'busy',
  'available',
] as const satisfies readonly Availability[];

/** The number that stands for an availability: more is better. */
export const availabilityRank = (availability: Availability): number =>
  availabilitiesByRank.indexOf(availability);

/** A position in an order: a higher rank first, then a higher id. */
export interface RankPosition {
  rank: number;
  userId: string;
}

/** A range of ranks; an end that is left out is open. */
export interface RankBounds {
  atLeast?: number | undefined;
  below?: number | undefined;
}

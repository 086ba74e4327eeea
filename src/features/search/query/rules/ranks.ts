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

/** What a year adds to the rank by experience, and a dollar an hour to the rank by rate. */
export const rankOfYear = 1000;
export const rankOfDollar = 65_536;

type Figures = Omit<RankFigures, 'readiness'>;

/**
 * Every list is in descending order of one number, its rank. Merit is below 65,536, a rate below 1,024 and a rating
 * below 1,000, so that the figure with the largest factor decides, and the others decide among equals.
 */
const rankFormulas = {
  rating: ({ merit }: Figures) => merit,
  experience: ({ experience, rating }: Figures) => experience * rankOfYear + rating,
  'rate-low': ({ merit, hourlyRateUsd }: Figures) => merit - hourlyRateUsd * rankOfDollar,
  'rate-high': ({ hourlyRateUsd, merit }: Figures) => hourlyRateUsd * rankOfDollar + merit,
  availability: ({ availability, merit }: Figures) => availability * 65_536 + merit,
};

/** The rank in a list that is sorted so: people who match a text equally well are ranked by rating. */
export const rankBy = (sort: SearchSort): ((figures: Figures) => number) =>
  rankFormulas[sort === 'relevance' ? 'rating' : sort];

/** The rank among people with equal match scores: the readiest first, among them the cheapest. */
export const readinessRank = ({
  readiness,
  hourlyRateUsd,
}: Pick<RankFigures, 'readiness' | 'hourlyRateUsd'>): number => readiness * 1024 - hourlyRateUsd;

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

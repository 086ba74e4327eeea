import type { Availability } from '#catalogue/enumerations/availability.ts';
import type { Timeline } from '#catalogue/enumerations/engagement-length.ts';

/*
 * All that decides a match score, in one place: the server scores with it, pages explain with it, and
 * any reader can recompute a score with it. After a change, the search entries are made anew at the next start.
 */

/** The most points each factor gives; together 100. */
export const matchWeights = {
  modules: 25,
  skills: 20,
  words: 20,
  rate: 10,
  availability: 5,
  place: 5,
  experience: 10,
  credentials: 5,
} as const;
export type MatchFactor = keyof typeof matchWeights;

/** Whole points for a share of a factor; shares below 0 and above 1 are nothing and all. */
export const pointsFor = (factor: MatchFactor, share: number): number =>
  Math.round(Math.min(1, Math.max(0, share)) * matchWeights[factor]);

/**
 * How much of a required skill counts, by how a profile lists it. Where it lists only a related one, by how near that
 * is.
 */
export const skillShares = { primary: 1, secondary: 0.75, close: 0.5, distant: 0.25 } as const;

/**
 * How much of what a project says has to be met for all the points for words: this share of its weight, and no less
 * than the weight of a few words. Texts say much by the way, which no consultant has to have written of.
 */
export const fullWords = { share: 0.4, atLeast: 12 } as const;

/**
 * Who is suggested for a project: from this score on, and below it with texts that have this share of the weight which
 * gives all the points for words. Of a short text the share of all that it says.
 */
export const suggestionFloor = { score: 55, written: 0.5 } as const;

/** So many things of a profile are read, from the summary on: a list of every word there is brings no more. */
export const mostWritten = 300;

/** How much of the points for availability each state gives. */
export const availabilityShares: Readonly<Record<Availability, number>> = {
  available: 1,
  busy: 0.5,
  unavailable: 0,
};

/** How much of the points for place each fit of work arrangement and place gives. */
export const placeShares = {
  'not-asked': 1,
  fits: 1,
  /** They work on site, and live elsewhere. */
  elsewhere: 0.5,
  /** They never said how they work. */
  'not-said': 0.5,
  /** They work on site alone, and the project is remote. */
  'on-site-only': 0,
  /** They work remotely alone, and the project is on site, always or at times. */
  'remote-only': 0,
} as const;

/** Years from which on experience gives all its points; below, each year gives the same. */
export const fullExperienceYears = 10;

/**
 * What a week of a project is taken for when its budget is turned into an hourly rate: the profile form's usual week.
 */
export const hoursPerProjectWeek = 30;

/** How many weeks a project of each length is taken to last: the middle of its band, and a year where it has no end. */
export const projectWeeks: Readonly<Record<Timeline, number>> = {
  '1-2-weeks': 1.5,
  '3-4-weeks': 3.5,
  '1-2-months': 6.5,
  '3-6-months': 19.5,
  '6-12-months': 39,
  ongoing: 52,
};

/** From this many times the affordable rate on, a rate gives no points; up to there they fall evenly. */
export const maxRateRatio = 1.5;

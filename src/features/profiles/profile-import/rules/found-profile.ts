import type { Month } from './month.ts';
import type { Place } from './place.ts';

/** A piece of text, and where it stands. */
export interface Said {
  text: string;
  place: Place;
}

/** Work of some time, as a file tells of it. */
export interface FoundWork {
  title: string;
  organisation: string;
  description: string;
  start: Month | null;
  /** `now` where it goes on; null where nothing is said of an end. */
  end: Month | 'now' | null;
  place: Place;
}

export interface FoundCertificate {
  name: string;
  issuer: string;
  expires: Month | null;
  place: Place;
}

export interface FoundProject {
  title: string;
  description: string;
  place: Place;
}

/** Why something of a file is not taken over. */
export const leftOutReasons = [
  'no-field',
  'not-in-catalogue',
  'too-generic',
  'too-many',
  'shortened',
  'incomplete',
  'not-understood',
  'expired',
  'product-not-primary',
  'not-opened',
  'account-has-it',
] as const;

export interface LeftOut {
  what: string;
  reason: (typeof leftOutReasons)[number];
  place: Place;
}

/** What a file says of a person, whatever kind it is of: the same for every reader. */
export interface FoundProfile {
  firstName: Said | null;
  lastName: Said | null;
  phones: readonly Said[];
  headline: Said | null;
  /** As written: "Leeds, England, United Kingdom". The country's code where a file has one. */
  location: (Said & { countryCode?: string }) | null;
  summary: Said | null;
  work: readonly FoundWork[];
  /** Work told as running text, where a file has no positions that could be told apart. */
  workText: readonly Said[];
  /** A heading of several skills is a skill where the catalogue knows it, and else none that is missed. */
  skills: readonly (Said & { isHeading?: true })[];
  /** Each with its level, as written: "German (native)". */
  languages: readonly Said[];
  certificates: readonly FoundCertificate[];
  projects: readonly FoundProject[];
  links: readonly Said[];
  /**
   * Whether a date of work is not understood: then the number of years is unknown. The date is among what is left out.
   */
  hasUnreadDates: boolean;
  leftOut: readonly LeftOut[];
}

/** A person of whom nothing is known. */
export const nothingFound: FoundProfile = {
  firstName: null,
  lastName: null,
  phones: [],
  headline: null,
  location: null,
  summary: null,
  work: [],
  workText: [],
  skills: [],
  languages: [],
  certificates: [],
  projects: [],
  links: [],
  hasUnreadDates: false,
  leftOut: [],
};

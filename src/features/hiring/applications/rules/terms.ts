/** Terms of the work. Null: not agreed on. */
export interface Terms {
  /** Whole US dollars an hour. */
  rateUsd: number | null;
  /** Whole US dollars for all of it. */
  fixedPriceUsd: number | null;
  /** YYYY-MM-DD. */
  startDate: string | null;
  daysPerWeek: number | null;
  /** The most that is billed at the hourly rate without a new agreement, in whole US dollars. */
  capUsd: number | null;
  /** Calendar days of notice to end it. */
  noticeDays: number | null;
}

/** Terms that leave everything open. */
export const openTerms: Terms = {
  rateUsd: null,
  fixedPriceUsd: null,
  startDate: null,
  daysPerWeek: null,
  capUsd: null,
  noticeDays: null,
};

/** The names of the terms, in the order in which they are read. */
export const termNames = [
  'rateUsd',
  'fixedPriceUsd',
  'startDate',
  'daysPerWeek',
  'capUsd',
  'noticeDays',
] as const satisfies (keyof Terms)[];

/** Whether both say the same of everything. No terms are the same as terms that leave everything open. */
export const areSameTerms = (one: Terms | null, other: Terms | null): boolean =>
  termNames.every((name) => (one ?? openTerms)[name] === (other ?? openTerms)[name]);

/** The terms, or null where they leave everything open. */
export const termsOrNone = (terms: Terms | null): Terms | null =>
  areSameTerms(terms, null) ? null : terms;

/** The names of the terms that differ between the two. */
export const changedTerms = (one: Terms | null, other: Terms | null): (keyof Terms)[] =>
  termNames.filter((name) => (one ?? openTerms)[name] !== (other ?? openTerms)[name]);

import type { SearchFilter } from '../contract.ts';

export type FilterName = Exclude<keyof SearchFilter, 'text' | 'dropped' | 'spelling'>;

// As keys: one that is missing does not compile.
const filters: Record<FilterName, true> = {
  ...{ skill: true, module: true, location: true, language: true, availability: true },
  ...{ minExperience: true, minRate: true, maxRate: true, credentials: true },
};

/** The filters beside the text, in the order of their fields. Apart from the rest, for every page loads this file. */
export const filterNames = Object.keys(filters) as FilterName[];

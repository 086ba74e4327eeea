import type { SearchSort } from '../rules.ts';

/** What a list can be ordered by; more always comes first. */
export type OrderKey = 'rating' | 'experience' | 'cheapness' | 'rate' | 'availability';

/**
 * The keys of each order, the first decides. Where all are equal the id does, so that every order is complete. For
 * `relevance` they decide among those who match a text equally well.
 */
export const orderKeys: Readonly<Record<SearchSort, readonly OrderKey[]>> = {
  relevance: ['rating', 'experience'],
  rating: ['rating', 'experience'],
  experience: ['experience', 'rating'],
  'rate-low': ['cheapness', 'rating', 'experience'],
  'rate-high': ['rate', 'rating', 'experience'],
  availability: ['availability', 'rating', 'experience'],
};

import { consultantSorts } from '#catalogue/enumerations/consultant-search.ts';

/** The specification's orders, and the one that puts the best matches for a text first. */
export const searchSorts = ['relevance', ...consultantSorts.values] as const;
export type SearchSort = (typeof searchSorts)[number];

/** What an order is called, in the search and on the page that explains it. */
export const labelOfSort = (sort: SearchSort): string =>
  sort === 'relevance' ? 'Best Match' : consultantSorts.label(sort);

/** The order of a search that names none: by the text when there is one, by rating otherwise. */
export const defaultSort = (hasText: boolean): SearchSort => (hasText ? 'relevance' : 'rating');

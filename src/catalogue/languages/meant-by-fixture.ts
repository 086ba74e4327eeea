import { readNeeds } from '../read-needs.ts';

/** What a text names or means of the catalogue, in the order of its words. */
export const meantBy = (text: string): string[] =>
  readNeeds(text).flatMap<string>(({ terms, need }) => need?.means ?? terms.map(({ id }) => id));

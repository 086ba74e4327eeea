import { pageFacts } from '../../content/page-facts.ts';
import type { Crumb } from './structured-data.ts';

/** Where a list goes on. */
interface ContinuedSearch {
  after?: string;
}

/** Reads the search of a page that lists consultants: left out on its first page. */
export const readAfter = ({ after }: Record<string, unknown>): ContinuedSearch =>
  typeof after === 'string' && after !== '' ? { after } : {};

/** The trail of a page below the directory. */
export const directoryTrail = (page: Crumb): Crumb[] => [
  { name: pageFacts['/consultants'].name, path: '/consultants' },
  page,
];

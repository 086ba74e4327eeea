import { pageFacts } from '../../content/page-facts.ts';
import type { Crumb } from './structured-data.ts';

/** The trail of a page below the directory. */
export const directoryTrail = (page: Crumb): Crumb[] => [
  { name: pageFacts['/consultants'].name, path: '/consultants' },
  page,
];

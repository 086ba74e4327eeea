import { pageMetadata } from '../../content/page-metadata.ts';
import type { Crumb } from './structured-data.ts';

/** The trail of a page below the directory. */
export const directoryTrail = (page: Crumb): Crumb[] => [
  { name: pageMetadata['/consultants'].name, path: '/consultants' },
  page,
];

import { comparisonMax } from './limits.ts';

/** The ids that stand in an address, separated by commas: as many as can be compared, each once. */
export const idsIn = (ids = ''): string[] =>
  [...new Set(ids.split(',').filter(Boolean))].slice(0, comparisonMax);

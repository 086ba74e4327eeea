import { searchLimits } from './limits.ts';

/** What is kept of a consultant takes 332 bytes; some room is left for versions that have ended. */
const bytesOfEach = 400;
/** Of the memory that there is, so much is for the search where nothing else is said. */
const usualShare = 1 / 4;
const mebibyte = 2 ** 20;

/**
 * Of how many consultants the entries are kept in memory: `mebibytes` are what an operator gives them, undefined the
 * usual share of what there is.
 */
export function rememberedPeople({
  mebibytes,
  memoryBytes,
}: {
  mebibytes: number | undefined;
  memoryBytes: number;
}): number {
  const room = mebibytes === undefined ? memoryBytes * usualShare : mebibytes * mebibyte;
  return Math.min(searchLimits.remembered, Math.floor(room / bytesOfEach));
}

import type { ApplicationSort } from '#catalogue/enumerations/application.ts';
import {
  type RankedPosition,
  readRankedCursor,
  writeRankedCursor,
} from '#lib/api/ranked-cursor.ts';

/** A place in an order: the rank is the match score, the years of experience or the negative rate. */
export type ReceivedPosition = RankedPosition;

/** Writes the cursor that goes on after this position in this order, and in no other. */
export const writeReceivedCursor = (sort: ApplicationSort, position: ReceivedPosition): string =>
  writeRankedCursor(sort, position);

/** Reads a cursor of this order; null when it is not one of ours, or of another order. */
export const readReceivedCursor = (
  sort: ApplicationSort,
  cursor: string,
): ReceivedPosition | null => readRankedCursor(sort, cursor);

import { z } from 'zod';
import { type ApplicationSort, applicationSorts } from '#catalogue/enumerations/application.ts';
import { type NewestFirstPosition, readCursor, writeCursor } from '#lib/api/cursor.ts';

/** A place in an order: lists go down by rank, and those of one rank come newest first. */
export interface ReceivedPosition extends NewestFirstPosition {
  /** The match score, the years of experience or the negative rate; 0 for all where the order is by time alone. */
  rank: number;
}

const rankedSchema = z.tuple([
  z.enum(applicationSorts.values),
  z
    .int()
    .min(-(2 ** 31))
    .max(2 ** 31 - 1),
  z.iso.datetime(),
  z.uuid(),
]);

/** Writes the cursor that goes on after this position in this order, and in no other. */
export function writeReceivedCursor(sort: ApplicationSort, position: ReceivedPosition): string {
  const { rank, createdAt, id } = position;
  if (sort === 'newest') return writeCursor(position);
  const parts = [sort, rank, createdAt.toISOString(), id];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** Reads a cursor of this order; null when it is not one of ours, or of another order. */
export function readReceivedCursor(sort: ApplicationSort, cursor: string): ReceivedPosition | null {
  if (sort === 'newest') {
    const position = readCursor(cursor);
    return position && { rank: 0, ...position };
  }
  const parsed = rankedSchema.safeParse(parseJson(cursor));
  if (!parsed.success) return null;
  const [from, rank, createdAt, id] = parsed.data;
  return from === sort ? { rank, createdAt: new Date(createdAt), id } : null;
}

function parseJson(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

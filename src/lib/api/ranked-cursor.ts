import { z } from 'zod';
import { type NewestFirstPosition, readCursor, writeCursor } from './cursor.ts';

/** A place in an order: lists go down by rank, and those of one rank come newest first. */
export interface RankedPosition extends NewestFirstPosition {
  /** What the order goes by, such as a match score; 0 for all where it is by time alone. */
  rank: number;
}

const rankedSchema = z.tuple([
  z.string(),
  z
    .int()
    .min(-(2 ** 31))
    .max(2 ** 31 - 1),
  z.iso.datetime(),
  z.uuid(),
]);

/** Writes the cursor that goes on after this position in this order, and in no other. */
export function writeRankedCursor(sort: string, position: RankedPosition): string {
  const { rank, createdAt, id } = position;
  if (sort === 'newest') return writeCursor(position);
  const parts = [sort, rank, createdAt.toISOString(), id];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** Reads a cursor of this order; null when it is not one of ours, or of another order. */
export function readRankedCursor(sort: string, cursor: string): RankedPosition | null {
  if (sort === 'newest') {
    const position = readCursor(cursor);
    return position && { rank: 0, ...position };
  }
  const parsed = rankedSchema.safeParse(parseJson(cursor));
  if (!parsed.success) return null;
  const [from, rank, createdAt, id] = parsed.data;
  return from === sort ? { rank, createdAt: new Date(createdAt), id } : null;
}

/** The page that a list in such an order is asked for; null begins at its start. */
export interface RankedPageRequest {
  limit: number;
  after: RankedPosition | null;
}

/** What a list query needs of the input of its operation; null when the cursor is not one of this order. */
export function readRankedRequest(
  sort: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): RankedPageRequest | null {
  if (cursor === undefined) return { limit, after: null };
  const after = readRankedCursor(sort, cursor);
  return after && { limit, after };
}

/** The order of the database's own lists, for those that are sorted in memory: by rank, then by time, then by id. */
export function byRank(one: RankedPosition, other: RankedPosition): number {
  const difference = other.rank - one.rank || other.createdAt.getTime() - one.createdAt.getTime();
  if (difference !== 0 || one.id === other.id) return difference;
  return one.id < other.id ? 1 : -1;
}

function parseJson(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

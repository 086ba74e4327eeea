import { z } from 'zod';
import type { Page } from './pagination.ts';

const newestFirstSchema = z.tuple([z.iso.datetime(), z.uuid()]);
export type NewestFirstPosition = { createdAt: Date; id: string };

/** Reads a newest-first cursor; null when it is not one of ours. */
export function readCursor(cursor: string): NewestFirstPosition | null {
  try {
    const json: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    const parsed = newestFirstSchema.safeParse(json);
    if (!parsed.success) return null;
    return { createdAt: new Date(parsed.data[0]), id: parsed.data[1] };
  } catch {
    return null;
  }
}

/** Writes the cursor that continues after this row. */
export function writeCursor({ createdAt, id }: NewestFirstPosition): string {
  return Buffer.from(JSON.stringify([createdAt.toISOString(), id])).toString('base64url');
}

/** The page a list is asked for: how many rows, and after which one; null begins at the newest. */
export interface PageRequest {
  limit: number;
  after: NewestFirstPosition | null;
}

/** What a list query needs of the input of its operation; null when the cursor is not one of ours. */
export function readPageRequest(input: {
  limit: number;
  cursor?: string | undefined;
}): PageRequest | null {
  const { limit, cursor } = input;
  if (cursor === undefined) return { limit, after: null };
  const after = readCursor(cursor);
  return after && { limit, after };
}

/** Cuts a page out of `limit + 1` rows: the extra row only shows whether there are more. */
export function toPage<Row>(
  rows: readonly Row[],
  limit: number,
  positionOf: (row: Row) => NewestFirstPosition,
): Page<Row> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return { items, nextCursor: hasMore ? writeCursor(positionOf(last)) : null };
}

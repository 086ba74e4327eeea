import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { SearchFilter } from '../../contract.ts';
import type { AskedText } from '../../rules/asked-text.ts';
import { searchLimits } from '../../rules/limits.ts';
import type { RankPosition } from '../../rules/ranks.ts';
import { type SearchSort, searchSorts } from '../../rules/sorts.ts';

/** Where a list goes on, and when it began. */
export interface SearchCursor {
  sort: SearchSort;
  /** After which position. */
  after: RankPosition;
  /** What the database had committed when the list began (`pg_snapshot`). */
  snapshot: string;
  /** When the list began, in milliseconds. */
  since: number;
  /** The text that was searched for in the place of the one typed; null when it was that one. */
  usedText: string | null;
  /** How rare the things were that the text asks for, and the least score, when the list began; null without a text. */
  asked: Pick<AskedText, 'rarities' | 'least'> | null;
}

/** More than any text can ask for. */
const mostTokens = 200;
const largest = 2 ** 32 - 1;
const cursorSchema = z.tuple([
  z.enum(searchSorts),
  z.tuple([z.int(), z.uuid()]),
  z.string().refine(isSnapshot),
  z.int().min(0).max(8.64e15),
  z
    .string()
    .max(2 * searchLimits.text)
    .nullable(),
  z
    .tuple([z.array(z.int().min(0).max(10_000)).max(mostTokens), z.int().min(1).max(largest)])
    .nullable(),
  z.string(),
]);

/** Writes the cursor of a list that this filter made. */
export function writeSearchCursor(cursor: SearchCursor, filter: SearchFilter): string {
  const { sort, after, snapshot, since, usedText } = cursor;
  const asked = cursor.asked && [cursor.asked.rarities, cursor.asked.least];
  const position = [after.rank, after.userId];
  const parts = [sort, position, snapshot, since, usedText, asked, fingerprintOf(filter)];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** Reads a cursor; null when it is not one of ours, or of a list with another filter. */
export function readSearchCursor(text: string, filter: SearchFilter): SearchCursor | null {
  const parsed = cursorSchema.safeParse(parseJson(Buffer.from(text, 'base64url').toString('utf8')));
  if (!parsed.success) return null;
  const [sort, position, snapshot, since, usedText, ranked, fingerprint] = parsed.data;
  const asked = ranked && { rarities: ranked[0], least: ranked[1] };
  const after = { rank: position[0], userId: position[1] };
  if (fingerprint !== fingerprintOf(filter)) return null;
  return { sort, after, snapshot, since, usedText, asked };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The same for the same filter, whatever page of it is asked for. */
function fingerprintOf(filter: SearchFilter): string {
  const values = Object.entries(filter)
    .filter(([, value]) => value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 12);
}

/** Whether the database takes it for a snapshot: `xmin:xmax:xip,…`, in order and within its bounds. */
function isSnapshot(text: string): boolean {
  const [, low, high, list] =
    /^(\d{1,18}):(\d{1,18}):((?:\d{1,18}(?:,\d{1,18})*)?)$/.exec(text) ?? [];
  if (low === undefined || high === undefined || list === undefined) return false;
  const running = list === '' ? [] : list.split(',').map(BigInt);
  const [xmin, xmax] = [BigInt(low), BigInt(high)];
  return (
    xmin > 0n &&
    xmin <= xmax &&
    running.every((xid, index) => xid >= xmin && xid < xmax && xid > (running[index - 1] ?? 0n))
  );
}

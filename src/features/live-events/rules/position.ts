/**
 * A place in the order of all live events: everything before it has been read. Transactions are ordered by their number, and what
 * one transaction has told by the numbers of its rows.
 */
export interface Position {
  xid: bigint;
  id: bigint;
}

/** Below 0 when `one` comes before `other`. */
export function comparePositions(one: Position, other: Position): number {
  const [left, right] = one.xid === other.xid ? [one.id, other.id] : [one.xid, other.xid];
  return left < right ? -1 : Number(left > right);
}

/** Rows are kept for an hour. An event older than this may have had followers that are gone. */
export const resumableMs = 50 * 60_000;

/** The position of an event as the browser sends it back, with the time at which it was current. */
export const writeEventId = ({ xid, id }: Position, now: Date): string =>
  `${xid}-${id}-${now.getTime()}`;

const eventId = /^(\d{1,19})-(\d{1,18})-(\d{1,15})$/;

/** Reads what a browser has seen last; null when there is nothing to resume from: no such id, too old, or of the future. */
export function readEventId(text: string | undefined, now: Date): Position | null {
  const [, xid, id, time] = eventId.exec(text ?? '') ?? [];
  if (xid === undefined || id === undefined) return null;
  const age = now.getTime() - Number(time);
  if (age > resumableMs || age < -resumableMs) return null;
  return { xid: BigInt(xid), id: BigInt(id) };
}

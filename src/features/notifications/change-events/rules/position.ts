/**
 * A place in the order of all live events: everything before it has been read. Transactions are ordered by their
 * number, and what one transaction has told by the numbers of its rows.
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

/** Whether one event comes after another one, by their ids. */
export function isLaterEventId(id: string, other: string): boolean {
  const [one, two] = [positionOf(id), positionOf(other)];
  return one !== null && two !== null && comparePositions(one, two) > 0;
}

function positionOf(text: string): Position | null {
  const found = eventId.exec(text);
  return found && { xid: BigInt(found[1] ?? ''), id: BigInt(found[2] ?? '') };
}

/**
 * Reads what a browser has seen last; null when there is nothing to resume from: no such id, too old, or of the future.
 */
export function readEventId(text: string, now: Date): Position | null {
  const age = now.getTime() - Number(eventId.exec(text)?.[3]);
  return Math.abs(age) <= resumableMs ? positionOf(text) : null;
}

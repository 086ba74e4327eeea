/** A place in the log of a database: in which of its histories (timelines), and how far. */
export interface WalPosition {
  timeline: number;
  lsn: bigint;
}

const lsnPattern = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/;

/** Reads a place as PostgreSQL writes it: `16/B374D848`. Throws when it is none. */
export function parseLsn(text: string): bigint {
  const [, high, low] = lsnPattern.exec(text) ?? [];
  if (high === undefined || low === undefined) throw new Error('This is no place in a log.');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** The timeline in the name of a log file, in which it is the first eight digits. */
export const timelineOf = (walFile: string): number => Number.parseInt(walFile.slice(0, 8), 16);

/**
 * Whether a database that has come as far as `here` has what was written at `wanted`. A history that ended where a
 * standby was promoted says nothing of the one that began there, however far it went.
 */
export const hasReached = (here: WalPosition, wanted: WalPosition): boolean =>
  here.timeline >= wanted.timeline && here.lsn >= wanted.lsn;

const written = /^([0-9a-f]{1,8})-([0-9a-f]{1,16})$/;

/** A position as a text of hexadecimal digits, for `readPosition`. */
export const writePosition = ({ timeline, lsn }: WalPosition): string =>
  `${timeline.toString(16)}-${lsn.toString(16)}`;

/** Reads what `writePosition` wrote; null for anything else. */
export function readPosition(text: string): WalPosition | null {
  const [, timeline, lsn] = written.exec(text) ?? [];
  if (timeline === undefined || lsn === undefined) return null;
  return { timeline: Number.parseInt(timeline, 16), lsn: BigInt(`0x${lsn}`) };
}

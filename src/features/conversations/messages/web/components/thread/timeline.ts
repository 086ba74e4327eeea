import type { Entry } from '../../../contract/entry-views.ts';

/** A line of a conversation as it is shown: what was said or happened, and what parts it. */
export type Line =
  | { kind: 'day'; key: string; moment: string }
  | { kind: 'new'; key: 'new' }
  | { kind: 'entry'; key: string; entry: Entry };

interface TimelineOptions {
  /** The day on which a moment is for the reader. */
  dayOf: (moment: string) => string;
  /** Up to here everything was read when the conversation was opened. */
  readUpTo: number;
}

/** Whether the reader has not seen this entry before they came. Answers of 0.6.0 have no `isOwnSide`. */
export const isNewSince = (entry: Entry, readUpTo: number): boolean =>
  entry.kind === 'message' && !(entry.isOwnSide ?? entry.isOwn) && entry.position > readUpTo;

/**
 * Puts entries that come newest first in the order in which they are read, with the days, and the mark above what is
 * new.
 */
export function timelineOf(
  newestFirst: readonly Entry[],
  { dayOf, readUpTo }: TimelineOptions,
): Line[] {
  const lines: Line[] = [];
  const seen = new Set<string>();
  let day = '';
  let isMarked = false;
  for (const entry of newestFirst.toReversed()) {
    // On the edge of two pages that were asked for at different times one may stand on both.
    if (seen.has(entry.id)) continue;
    seen.add(entry.id);
    const itsDay = dayOf(entry.at);
    if (itsDay !== day) lines.push({ kind: 'day', key: `day-${itsDay}`, moment: entry.at });
    day = itsDay;
    if (!isMarked && isNewSince(entry, readUpTo)) {
      isMarked = true;
      lines.push({ kind: 'new', key: 'new' });
    }
    lines.push({ kind: 'entry', key: entry.id, entry });
  }
  return lines;
}

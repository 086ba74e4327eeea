import type { EntryColumns } from './entry-columns.ts';
import { mark, noMarks, type SlotMarks, unmark } from './slot-marks.ts';

/** Whose listing ends within so long, in milliseconds, is kept apart: of a million some hundreds. */
const foreseenMs = 10 * 60_000;

/** Who is listed, as marks: made when they are asked for, and kept up with those whose listing ends. */
export class ListedMarks {
  private readonly columns: EntryColumns;
  private marks: SlotMarks | null = null;
  /** As of when they are, when the first listing ends, and up to when the ends are foreseen, in milliseconds. */
  private since = 0;
  private until = 0;
  private foreseen = 0;
  /** Slots whose listing ends before `foreseen`, and perhaps some whose does not any more. */
  private ending: number[] = [];
  /** How often a listing may have ended. */
  lapses = 0;

  constructor(columns: EntryColumns) {
    this.columns = columns;
  }

  /** All who are listed at `now`. */
  at(now: number): SlotMarks {
    if (!this.marks || now < this.since || now >= this.foreseen) return this.look(now);
    if (now >= this.until) this.endUntil(this.marks, now);
    return this.marks;
  }

  /** A slot is new or has changed. */
  change(slot: number): void {
    if (!this.marks) return;
    if (slot >>> 5 >= this.marks.length) this.marks = null;
    else this.lookAt(this.marks, slot);
  }

  /** Looks at all entries. */
  private look(now: number): SlotMarks {
    this.lapses += 1;
    this.since = now;
    this.foreseen = now + foreseenMs;
    this.until = this.foreseen;
    this.ending = [];
    // What comes while they hold is marked in them: some more have room.
    const marks = noMarks(this.columns.size + 1024);
    for (let slot = 0; slot < this.columns.size; slot += 1) this.lookAt(marks, slot);
    this.marks = marks;
    return marks;
  }

  /** Takes away those whose listing has ended since. */
  private endUntil(marks: SlotMarks, now: number): void {
    this.lapses += 1;
    this.since = now;
    this.until = this.foreseen;
    const { ending } = this;
    this.ending = [];
    for (const slot of ending) this.lookAt(marks, slot);
  }

  private lookAt(marks: SlotMarks, slot: number): void {
    if (!this.columns.isListed(slot, this.since)) {
      unmark(marks, slot);
      return;
    }
    mark(marks, slot);
    const until = this.columns.listedUntil[slot] ?? 0;
    if (until >= this.foreseen) return;
    this.ending.push(slot);
    this.until = Math.min(this.until, until);
  }
}

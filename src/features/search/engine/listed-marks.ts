import type { EntryColumns } from './entry-columns.ts';
import { mark, noMarks, type SlotMarks, unmark } from './slot-marks.ts';

/** Who is listed, as marks: made when they are asked for, and kept until the first of them lapses. */
export class ListedMarks {
  private readonly columns: EntryColumns;
  private marks: SlotMarks | null = null;
  /** From when to when they hold, in milliseconds. */
  private since = 0;
  private until = 0;

  constructor(columns: EntryColumns) {
    this.columns = columns;
  }

  /** All who are listed at `now`. */
  at(now: number): SlotMarks {
    if (this.marks && now >= this.since && now < this.until) return this.marks;
    this.since = now;
    this.until = Number.POSITIVE_INFINITY;
    // What comes while they hold is marked in them: some more have room.
    this.marks = noMarks(this.columns.size + 1024);
    for (let slot = 0; slot < this.columns.size; slot += 1) this.look(this.marks, slot);
    return this.marks;
  }

  /** A slot is new or has changed. */
  change(slot: number): void {
    if (!this.marks) return;
    if (slot >>> 5 >= this.marks.length) this.marks = null;
    else this.look(this.marks, slot);
  }

  private look(marks: SlotMarks, slot: number): void {
    if (!this.columns.isListed(slot, this.since)) {
      unmark(marks, slot);
      return;
    }
    mark(marks, slot);
    this.until = Math.min(this.until, this.columns.listedUntil[slot] ?? 0);
  }
}

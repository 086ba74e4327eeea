import type { PostingStore } from './posting-store.ts';
import type { SlotMarks } from './slot-marks.ts';

/** The slots that have one word or choice. */
export class Posting {
  private readonly store: PostingStore;
  private readonly id: number;

  constructor(store: PostingStore, id: number) {
    this.store = store;
    this.id = id;
  }

  get size(): number {
    return this.store.sizeOf(this.id);
  }

  has(slot: number): boolean {
    return this.store.has(this.id, slot);
  }

  /** All of them, from the lowest on. */
  list(): Uint32Array {
    return this.store.list(this.id);
  }

  /** The marks that it is kept as, where it is; not to be changed. */
  get ownMarks(): SlotMarks | undefined {
    return this.store.cookiesOf(this.id);
  }

  /** Marks all of them. */
  markIn(marks: SlotMarks): void {
    this.store.markIn(this.id, marks);
  }

  /** How many of them are marked. */
  countIn(marks: SlotMarks): number {
    return this.store.countIn(this.id, marks);
  }
}

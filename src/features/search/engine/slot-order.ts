import type { RankBounds, RankPosition } from '../rules/ranks.ts';
import { ensureCapacity } from './growing-column.ts';

/** All slots in one order, kept as slots are added. */
export class SlotOrder {
  private slots = new Uint32Array(1024);
  private ranks = new Int32Array(1024);
  private size = 0;
  private isSorted = false;
  private readonly userIdOf: (slot: number) => string;

  constructor(userIdOf: (slot: number) => string) {
    this.userIdOf = userIdOf;
  }

  /** Adds the next slot. Before the first `sort`, slots stand in the order in which they were added. */
  add(slot: number, rank: number): void {
    this.ranks = ensureCapacity(this.ranks, slot, (length) => new Int32Array(length));
    this.slots = ensureCapacity(this.slots, this.size, (length) => new Uint32Array(length));
    this.ranks[slot] = rank;
    const index = this.isSorted
      ? this.indexAfter({ rank, userId: this.userIdOf(slot) })
      : this.size;
    this.slots.copyWithin(index + 1, index, this.size);
    this.slots[index] = slot;
    this.size += 1;
  }

  sort(): void {
    this.slots.subarray(0, this.size).sort((one, other) => this.compare(one, other));
    this.isSorted = true;
  }

  rankOf(slot: number): number {
    return this.ranks[slot] ?? 0;
  }

  /** The slots that come after this position and have a rank within these bounds, in order. */
  between(after: RankPosition | null, { atLeast, below }: RankBounds): Uint32Array {
    return this.slots.subarray(
      Math.max(
        after ? this.indexAfter(after) : 0,
        below === undefined ? 0 : this.indexAfter({ rank: below - 1, userId: firstId }),
      ),
      atLeast === undefined ? this.size : this.indexAfter({ rank: atLeast - 1, userId: firstId }),
    );
  }

  /** Whether `between` of the same has this slot. */
  isBetween(slot: number, after: RankPosition | null, { atLeast, below }: RankBounds): boolean {
    const rank = this.rankOf(slot);
    return (
      (after === null || this.isAfter(slot, after)) &&
      (atLeast === undefined || rank >= atLeast) &&
      (below === undefined || rank < below)
    );
  }

  /** Negative when the first comes before the second. */
  compare(one: number, other: number): number {
    const difference = this.rankOf(other) - this.rankOf(one);
    if (difference !== 0) return difference;
    return compareIds(this.userIdOf(other), this.userIdOf(one));
  }

  private isAfter(slot: number, { rank, userId }: RankPosition): boolean {
    const own = this.rankOf(slot);
    return own < rank || (own === rank && this.userIdOf(slot) < userId);
  }

  private indexAfter(position: RankPosition): number {
    let low = 0;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.isAfter(this.slots[middle] ?? 0, position)) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

/** Higher than every id: among equal ranks it would come first. */
const firstId = '\uffff';

/** Ids are lower-case UUIDs: as texts they have the order that the database gives them. */
function compareIds(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

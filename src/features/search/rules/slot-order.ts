import { withPlaceFor } from './growing-column.ts';

/** Where somebody stands in an order: a higher rank first, then a higher id. */
export interface OrderPlace {
  rank: number;
  userId: string;
}

/** Which ranks of an order can be meant. */
export interface RankBounds {
  atLeast?: number | undefined;
  below?: number | undefined;
}

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

  /** Adds the next slot. Until the first `sort` it has no place yet. */
  add(slot: number, rank: number): void {
    this.ranks = withPlaceFor(this.ranks, slot, (length) => new Int32Array(length));
    this.slots = withPlaceFor(this.slots, this.size, (length) => new Uint32Array(length));
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

  /** The slots that come after this place and have a rank within these bounds, in order. */
  stretch(after: OrderPlace | null, { atLeast, below }: RankBounds): Uint32Array {
    return this.slots.subarray(
      Math.max(
        after ? this.indexAfter(after) : 0,
        below === undefined ? 0 : this.indexAfter({ rank: below - 1, userId: beforeAll }),
      ),
      atLeast === undefined ? this.size : this.indexAfter({ rank: atLeast - 1, userId: beforeAll }),
    );
  }

  /** Whether it is in that stretch. */
  isInStretch(slot: number, after: OrderPlace | null, { atLeast, below }: RankBounds): boolean {
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
    return -compareIds(this.userIdOf(one), this.userIdOf(other));
  }

  private isAfter(slot: number, { rank, userId }: OrderPlace): boolean {
    const own = this.rankOf(slot);
    return own < rank || (own === rank && compareIds(this.userIdOf(slot), userId) < 0);
  }

  private indexAfter(place: OrderPlace): number {
    let low = 0;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.isAfter(this.slots[middle] ?? 0, place)) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

/** Of one rank, this id would come first. */
const beforeAll = '\uffff';

/** Ids are lower-case UUIDs: as texts they have the order that the database gives them. */
function compareIds(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

import type { RankBounds, RankPosition } from '../rules/ranks.ts';
import { ensureCapacity } from './growing-column.ts';
import { sortedSlots } from './sorted-slots.ts';
import { type IdParts, readId, type UserIds } from './user-ids.ts';

/** All slots in one order, kept as slots are added. */
export class SlotOrder {
  /** The number by which a slot stands in this order. */
  readonly rankOf: (slot: number) => number;
  private readonly ids: Pick<UserIds, 'compare' | 'compareWith'>;
  private slots = new Uint32Array(0);
  private size = 0;

  constructor(rankOf: (slot: number) => number, ids: Pick<UserIds, 'compare' | 'compareWith'>) {
    this.rankOf = rankOf;
    this.ids = ids;
  }

  /** Puts all slots in order, given by their ids, the highest first: a part at each step. */
  *sort(byId: Uint32Array): Generator<void> {
    const { length } = byId;
    const sorted = yield* sortedSlots(byId, (slot) => middleKey - 1 - this.rankOf(slot));
    this.slots = new Uint32Array(length + (length >>> 5) + 16);
    this.slots.set(sorted);
    this.size = length;
  }

  /** Adds new slots to those in order: what comes behind the first of them moves once, however many they are. */
  add(slots: readonly number[]): void {
    const added = slots.toSorted((one, other) => this.compare(one, other));
    this.slots = ensureCapacity(
      this.slots,
      this.size + added.length - 1,
      (length) => new Uint32Array(length),
    );
    let end = this.size;
    for (let index = added.length - 1; index >= 0; index -= 1) {
      const slot = added[index] ?? 0;
      // Behind `end` stands what has moved: two versions of a person can be alike, and would be looked for there.
      const place = this.firstIndex((other) => this.compare(slot, other) < 0, end);
      this.slots.copyWithin(place + index + 1, place, end);
      this.slots[place + index] = slot;
      end = place;
    }
    this.size += added.length;
  }

  /** The slots that come after this position and have a rank within these bounds, in order. */
  between(after: RankPosition | null, { atLeast, below }: RankBounds): Uint32Array {
    return this.slots.subarray(
      Math.max(
        after ? this.indexAfter(after.rank, readId(after.userId)) : 0,
        below === undefined ? 0 : this.indexBelow(below),
      ),
      atLeast === undefined ? this.size : this.indexBelow(atLeast),
    );
  }

  /** Tells of slots whether `between` of the same has them. */
  isBetween(
    after: RankPosition | null,
    { atLeast = Number.NEGATIVE_INFINITY, below = Number.POSITIVE_INFINITY }: RankBounds,
  ): (slot: number) => boolean {
    const last = after && { rank: after.rank, id: readId(after.userId) };
    return (slot) => {
      const rank = this.rankOf(slot);
      return (
        rank >= atLeast && rank < below && (last === null || this.isAfter(slot, last.rank, last.id))
      );
    };
  }

  /** Negative when the first comes before the second. */
  compare(one: number, other: number): number {
    return this.rankOf(other) - this.rankOf(one) || this.ids.compare(other, one);
  }

  private isAfter(slot: number, rank: number, id: IdParts): boolean {
    const own = this.rankOf(slot);
    return own < rank || (own === rank && this.ids.compareWith(slot, id) < 0);
  }

  private indexAfter(rank: number, id: IdParts): number {
    return this.firstIndex((slot) => this.isAfter(slot, rank, id));
  }

  private indexBelow(rank: number): number {
    return this.firstIndex((slot) => this.rankOf(slot) < rank);
  }

  /** Where, of those before `end`, begin those that come so late: none before them does, and all behind them do. */
  private firstIndex(comesLate: (slot: number) => boolean, end = this.size): number {
    let low = 0;
    let high = end;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (comesLate(this.slots[middle] ?? 0)) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

/** Ranks are integers from -2^31 up to here, without it: turned around they are keys from 0 on. */
const middleKey = 2 ** 31;

import {
  type ListOrder,
  listOrders,
  orderOfSort,
  type RankBounds,
  type RankPosition,
  rankOf,
} from '../rules/ranks.ts';
import type { SearchSort } from '../rules/sorts.ts';
import { EntryColumns } from './entry-columns.ts';
import type { EntryVersion } from './entry-version.ts';
import { Posting } from './posting.ts';
import type { SlotFilter } from './slot-filter.ts';
import { SlotOrder } from './slot-order.ts';
import { isCommittedIn, type TransactionSnapshot } from './snapshot.ts';

/** An entry that was found, and where it stands in its order. */
export interface RankedVersion extends RankPosition {
  slot: number;
  card: string;
}

/** Part of a list: its order, after which position, within which ranks, and how many. */
export interface ListSlice {
  sort: SearchSort;
  after: RankPosition | null;
  bounds: RankBounds;
  limit: number;
}

/** Which versions a list consists of: those in the snapshot of its first page, of people who are listed at `now`. */
export interface AsOf {
  snapshot: TransactionSnapshot;
  /** Milliseconds. */
  now: number;
}

/**
 * The versions of all entries, with what finds them: the lists of each word and choice, and every order. The same
 * questions to the database have the same answers.
 */
export class EntryMemory {
  readonly columns = new EntryColumns();
  private readonly current = new Map<string, number>();
  private readonly postings = new Map<string, Posting>();
  private readonly orders: Readonly<Record<ListOrder, SlotOrder>>;

  constructor() {
    const newOrder = (): SlotOrder => new SlotOrder((slot) => this.columns.userIdOf(slot));
    this.orders = {
      rating: newOrder(),
      experience: newOrder(),
      'rate-low': newOrder(),
      'rate-high': newOrder(),
      availability: newOrder(),
    };
  }

  /** How many people have a current version. */
  get people(): number {
    return this.current.size;
  }

  /** How many versions are kept that have ended. */
  get ended(): number {
    return this.columns.size - this.current.size;
  }

  /** Takes in a new version, or the change of a known one. Versions that ended come before those that follow them. */
  apply(version: EntryVersion): void {
    const known = this.current.get(version.userId);
    if (known !== undefined && this.columns.from[known] === version.from) {
      this.columns.change(known, version);
      if (version.to !== null) this.current.delete(version.userId);
    } else if (version.from !== version.to) {
      this.add(version);
    }
  }

  /** Sorts the orders, one at each step; before that, nothing can be found. */
  *sortOrders(): Generator<void> {
    for (const name of listOrders) {
      this.orders[name].sort();
      yield;
    }
  }

  /** The list of a word, a skill, a module, a place or a verified certification. */
  postingOf(name: string): Posting | undefined {
    return this.postings.get(name);
  }

  /** The entries that match, in order. */
  find(filter: SlotFilter, { sort, after, bounds, limit }: ListSlice, asOf: AsOf): RankedVersion[] {
    const order = this.orders[orderOfSort(sort)];
    const isFound = (slot: number): boolean => filter.matches(slot) && this.isIn(asOf, slot);
    const slots = this.isQuickerOneByOne(filter, limit)
      ? firstOf(
          order,
          filter.candidates(),
          (slot) => order.isBetween(slot, after, bounds) && isFound(slot),
          limit,
        )
      : takeWhere(order.between(after, bounds), isFound, limit);
    return slots.map((slot) => ({
      slot,
      userId: this.columns.userIdOf(slot),
      rank: order.rankOf(slot),
      card: this.columns.cards[slot] ?? '',
    }));
  }

  /** The entries that match, in the order of ranks that no order is kept of. */
  findRanked(
    filter: SlotFilter,
    rank: (slot: number) => number,
    { after, limit }: Pick<ListSlice, 'after' | 'limit'>,
    asOf: AsOf,
  ): RankedVersion[] {
    const { cards } = this.columns;
    const first: RankedVersion[] = [];
    for (const slot of this.slotsFor(filter)) {
      if (!filter.matches(slot)) continue;
      const rankOfSlot = rank(slot);
      // Most slots are far behind: nothing is made of them.
      if (rankOfSlot < (first[limit - 1]?.rank ?? Number.NEGATIVE_INFINITY)) continue;
      const found = {
        slot,
        rank: rankOfSlot,
        userId: this.columns.userIdOf(slot),
        card: cards[slot] ?? '',
      };
      if (after && !isBehind(found, after)) continue;
      const last = first[limit - 1];
      if ((last && isBehind(found, last)) || !this.isIn(asOf, slot)) continue;
      let place = first.length;
      while (place > 0 && !isBehind(found, first[place - 1] ?? found)) place -= 1;
      first.splice(place, 0, found);
      if (first.length > limit) first.pop();
    }
    return first;
  }

  /** What decides between entries that are alike otherwise. */
  meritOf(slot: number): number {
    return this.orders.rating.rankOf(slot);
  }

  /** Up to `limit` entries that match and are listed now, in no order. */
  listListed(filter: SlotFilter, now: number, limit: number): number[] {
    const isFound = (slot: number): boolean =>
      this.columns.isListed(slot, now) && filter.matches(slot);
    return takeWhere(this.slotsFor(filter), isFound, limit);
  }

  /** Slots that include all that match. */
  private slotsFor(filter: SlotFilter): Iterable<number> {
    // Stryker disable next-line all: both ways find the same, this one chooses the quicker.
    const areFew = filter.atMost < this.columns.size / 4;
    return areFew ? filter.candidates() : this.orders.rating.between(null, {});
  }

  private add(version: EntryVersion): void {
    const slot = this.columns.add(version);
    const { words, skills, modules, places, verified } = version;
    for (const word of words) this.addTo(word, slot);
    for (const choice of [...skills, ...modules, ...places, ...verified]) {
      this.addTo(choiceKey(choice), slot);
    }
    if (version.to === null) this.becomeCurrent(version, slot);
    for (const name of listOrders) this.orders[name].add(slot, rankOf(name, version));
  }

  private becomeCurrent({ userId, from }: EntryVersion, slot: number): void {
    const before = this.current.get(userId);
    // Its end went unnoticed: the row was deleted.
    if (before !== undefined) this.columns.to[before] = from;
    this.current.set(userId, slot);
  }

  private addTo(name: string, slot: number): void {
    let posting = this.postings.get(name);
    if (!posting) {
      posting = new Posting();
      this.postings.set(name, posting);
    }
    posting.add(slot);
  }

  private isIn({ snapshot, now }: AsOf, slot: number): boolean {
    const { from, to } = this.columns;
    if (!isCommittedIn(snapshot, from[slot] ?? 0)) return false;
    if (to[slot] === Number.POSITIVE_INFINITY) return this.columns.isListed(slot, now);
    if (isCommittedIn(snapshot, to[slot] ?? 0)) return false;
    // It has ended since the list began; the person may not be listed any more.
    const successor = this.current.get(this.columns.userIdOf(slot));
    return successor !== undefined && this.columns.isListed(successor, now);
  }

  /** Whether looking at each candidate, keeping the first, is quicker than going through the order, where one slot in `all / candidates` matches. */
  private isQuickerOneByOne({ atMost }: SlotFilter, limit: number): boolean {
    // Stryker disable next-line all: both ways find the same, this one chooses the quicker.
    return atMost <= 500 + 3 * Math.sqrt(limit * this.columns.size);
  }
}

/** The posting of a choice: no word begins with this sign. Skills and modules are words, too, in the texts that name them. */
export const choiceKey = (choice: string): string => `=${choice}`;

/** Whether it comes later in its order. */
const isBehind = (one: RankPosition, other: RankPosition): boolean =>
  one.rank < other.rank || (one.rank === other.rank && one.userId < other.userId);

function takeWhere(
  slots: Iterable<number>,
  isFound: (slot: number) => boolean,
  limit: number,
): number[] {
  const found: number[] = [];
  for (const slot of slots) {
    if (!isFound(slot)) continue;
    found.push(slot);
    if (found.length === limit) break;
  }
  return found;
}

/** The first so many in this order, of slots that are in none. */
function firstOf(
  order: SlotOrder,
  slots: Iterable<number>,
  isFound: (slot: number) => boolean,
  limit: number,
): number[] {
  const first: number[] = [];
  for (const slot of slots) {
    const last = first[limit - 1];
    if (last !== undefined && order.compare(slot, last) > 0) continue;
    if (!isFound(slot)) continue;
    let place = first.length;
    while (place > 0 && order.compare(slot, first[place - 1] ?? slot) < 0) place -= 1;
    first.splice(place, 0, slot);
    if (first.length > limit) first.pop();
  }
  return first;
}

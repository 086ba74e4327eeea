import {
  type ListOrder,
  listOrders,
  orderOfSort,
  type RankBounds,
  type RankPosition,
} from '../rules/ranks.ts';
import type { SearchSort } from '../rules/sorts.ts';
import { bestFits, type Fit } from './best-fits.ts';
import { choiceKey, furtherChoices } from './choice-keys.ts';
import { ChoiceTable } from './choice-table.ts';
import { EntryColumns } from './entry-columns.ts';
import type { EntryVersion } from './entry-version.ts';
import { ListedMarks } from './listed-marks.ts';
import { countWhere, fewSlots, firstLook, longFirstLook, takeWhere } from './one-by-one.ts';
import { Posting } from './posting.ts';
import { PostingStore } from './posting-store.ts';
import { inMarks, type SlotFilter } from './slot-filter.ts';
import { countBoth, isMarked, keepMarked, type SlotMarks } from './slot-marks.ts';
import { SlotOrder } from './slot-order.ts';
import { isCommittedIn, type TransactionSnapshot } from './snapshot.ts';
import { type IdParts, readId, UserIds } from './user-ids.ts';
import { WordIds } from './word-ids.ts';
import { eachWord } from './words-in-text.ts';

/** An entry that was found, and where it stands in its order. */
export interface RankedVersion extends RankPosition {
  slot: number;
  /** The transaction that began it: with the person, it says which version it is. */
  from: number;
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
 * questions to the database have the same answers. What lists show of people is not here.
 */
export class EntryMemory {
  readonly columns: EntryColumns;
  readonly choices: ChoiceTable;
  private readonly ids: UserIds;
  private readonly words = new WordIds();
  private readonly store: PostingStore;
  private readonly orders: Readonly<Record<ListOrder, SlotOrder>>;
  private isSorted = false;
  private readonly listed: ListedMarks;
  private changes = 0;

  /** How many versions will come at first: for these, nothing has to grow. */
  constructor(expected = 0) {
    this.columns = new EntryColumns(expected);
    this.listed = new ListedMarks(this.columns);
    this.ids = new UserIds(expected);
    this.store = new PostingStore(expected);
    this.choices = new ChoiceTable(
      (choice) => this.words.add(choiceKey(choice)),
      (id) => this.store.sizeOf(id),
    );
    const newOrder = (name: ListOrder): SlotOrder =>
      new SlotOrder(this.columns.rankBy(name), this.ids);
    this.orders = {
      rating: newOrder('rating'),
      experience: newOrder('experience'),
      'rate-low': newOrder('rate-low'),
      'rate-high': newOrder('rate-high'),
      availability: newOrder('availability'),
    };
  }

  /** How many people have a current version. */
  get people(): number {
    return this.ids.people;
  }

  /** How many versions are kept that have ended. */
  get ended(): number {
    return this.columns.ended;
  }

  userIdOf(slot: number): string {
    return this.ids.textOf(slot);
  }

  /**
   * A number that differs whenever something has changed, or a listing has ended by `now`: while it is the same, so are
   * all answers.
   */
  stateAt(now: number): number {
    this.listed.at(now);
    return this.changes + this.listed.lapses;
  }

  /** Takes in new versions and changes of known ones. Versions that ended come before those that follow them. */
  apply(versions: readonly EntryVersion[]): void {
    const { size } = this.columns;
    for (const version of versions) this.applyOne(version);
    if (!this.isSorted || this.columns.size === size) return;
    const added = Array.from({ length: this.columns.size - size }, (_, index) => size + index);
    for (const name of listOrders) this.orders[name].add(added);
  }

  private applyOne(version: EntryVersion): void {
    this.changes += 1;
    const id = readId(version.userId);
    const known = this.ids.currentOf(id);
    if (known !== undefined && this.columns.from[known] === version.from) {
      this.columns.change(known, version);
      this.listed.change(known);
      if (version.to !== null) this.ids.endCurrent(id);
    } else if (version.from !== version.to) {
      this.add(version, id, known);
    }
  }

  /**
   * Sorts the orders, some at each step, and gives back the room that growing took; before that, nothing can be found.
   */
  *settle(): Generator<void> {
    const { size } = this.columns;
    yield* this.store.pack(size);
    const byId = yield* this.ids.sorted();
    for (const name of listOrders) yield* this.orders[name].sort(byId);
    this.isSorted = true;
  }

  /** The list of a word, a skill, a module, a place or a verified certification. */
  postingOf(name: string): Posting | undefined {
    const id = this.words.find(name);
    return id < 0 ? undefined : new Posting(this.store, id);
  }

  /** The list of a choice, by its number. */
  postingAt(id: number): Posting {
    return new Posting(this.store, id);
  }

  /** The slots that have a rank within these bounds in an order. Not to be kept. */
  inOrder(name: ListOrder, bounds: RankBounds): Uint32Array {
    return this.orders[name].between(null, bounds);
  }

  /** All who are listed at `now`. Not to be changed. */
  listedAt(now: number): SlotMarks {
    return this.listed.at(now);
  }

  /** The entries that match, in order. */
  find(filter: SlotFilter, { sort, after, bounds, limit }: ListSlice, asOf: AsOf): RankedVersion[] {
    const order = this.orders[orderOfSort(sort)];
    const inOrder = (slots: Uint32Array, { matches }: SlotFilter): number[] =>
      takeWhere(slots, (slot) => matches(slot) && this.isIn(asOf, slot), limit);
    const ranked = (slot: number): RankedVersion => this.ranked(slot, order.rankOf(slot));
    let matching = filter;
    if (!this.isQuickerOneByOne(filter, limit)) {
      const slots = order.between(after, bounds);
      const looked = Number.isFinite(filter.atMost) ? firstLook : longFirstLook;
      const first = inOrder(slots.subarray(0, looked), filter);
      if (first.length === limit || slots.length <= looked) return first.map(ranked);
      // Fewer than that match: marked, all of them are known.
      matching = inMarks(filter.marks(this.columns.size));
      if (!this.isQuickerOneByOne(matching, limit)) return inOrder(slots, matching).map(ranked);
    }
    const isBetween = order.isBetween(after, bounds);
    return this.firstOf(
      matching.candidates(),
      order.rankOf,
      (slot) => isBetween(slot) && matching.matches(slot) && this.isIn(asOf, slot),
      limit,
    );
  }

  /** The entries that match, in the order of ranks that no order is kept of. */
  findRanked(
    filter: SlotFilter,
    rank: (slot: number) => number,
    { after, limit }: Pick<ListSlice, 'after' | 'limit'>,
    asOf: AsOf,
  ): RankedVersion[] {
    const last = after && { rank: after.rank, id: readId(after.userId) };
    const isBehindLast = (slot: number): boolean => {
      if (!last) return true;
      const own = rank(slot);
      return own < last.rank || (own === last.rank && this.ids.compareWith(slot, last.id) < 0);
    };
    // Stryker disable next-line all: both ways find the same, this one chooses the quicker.
    const areFew = filter.atMost <= fewSlots;
    const matching = areFew ? filter : inMarks(filter.marks(this.columns.size));
    return this.firstOf(
      matching.candidates(),
      rank,
      (slot) => matching.matches(slot) && isBehindLast(slot) && this.isIn(asOf, slot),
      limit,
    );
  }

  /** Those who fit best, of those who are asked for, as they are now. */
  findBest(fit: Fit, limit: number): RankedVersion[] {
    const isBefore = (one: number, other: number): boolean => this.ids.compare(one, other) > 0;
    return bestFits(fit, limit, isBefore).map(({ slot, rank }) => this.ranked(slot, rank));
  }

  /** What decides between entries that are alike otherwise. */
  meritOf(slot: number): number {
    return this.columns.merits[slot] ?? 0;
  }

  /** How many entries match and are listed now; more than `most` are not counted. */
  countListed(filter: SlotFilter, now: number, most: number): number {
    const isFound = (slot: number): boolean =>
      this.columns.isListed(slot, now) && filter.matches(slot);
    // Stryker disable next-line all: all ways count the same, this one chooses the quickest.
    if (filter.atMost <= fewSlots) return takeWhere(filter.candidates(), isFound, most).length;
    // Stryker disable next-line all: the same.
    if (!Number.isFinite(filter.atMost) && Number.isFinite(most)) {
      return countWhere(this.columns.size, isFound, most);
    }
    // Stryker disable next-line all: the same.
    if (most <= fewSlots && countWhere(firstLook, isFound, most) === most) return most;
    return Math.min(most, countBoth(filter.marks(this.columns.size), this.listedAt(now)));
  }

  /** All that match and are listed at `now`, in marks of one's own. */
  listedMarks(filter: SlotFilter, now: number): SlotMarks {
    const marks = filter.marks(this.columns.size);
    keepMarked(marks, this.listedAt(now));
    return marks;
  }

  private ranked(slot: number, rank: number): RankedVersion {
    return { slot, rank, userId: this.userIdOf(slot), from: this.columns.from[slot] ?? 0 };
  }

  /** The first so many of these slots by rank, and then by id; they come in no order. */
  private firstOf(
    slots: Iterable<number>,
    rankOf: (slot: number) => number,
    isFound: (slot: number) => boolean,
    limit: number,
  ): RankedVersion[] {
    const first: { slot: number; rank: number }[] = [];
    const isBefore = (slot: number, rank: number, other: { slot: number; rank: number }) =>
      rank > other.rank || (rank === other.rank && this.ids.compare(slot, other.slot) > 0);
    for (const slot of slots) {
      const rank = rankOf(slot);
      const last = first[limit - 1];
      // Most slots are far behind: nothing else is asked of them.
      if ((last && !isBefore(slot, rank, last)) || !isFound(slot)) continue;
      let place = first.length;
      for (let other = first[place - 1]; other && isBefore(slot, rank, other); ) {
        place -= 1;
        other = first[place - 1];
      }
      first.splice(place, 0, { slot, rank });
      if (first.length > limit) first.pop();
    }
    return first.map(({ slot, rank }) => this.ranked(slot, rank));
  }

  private add(version: EntryVersion, id: IdParts, before: number | undefined): void {
    const slot = this.columns.add(version);
    this.ids.add(id);
    eachWord(version.words, (text, begin, end) =>
      this.store.add(this.words.add(text, begin, end), slot),
    );
    for (const choice of this.choices.idsOf(version)) this.store.add(choice, slot);
    for (const choice of furtherChoices(version)) {
      this.store.add(this.words.add(choiceKey(choice)), slot);
    }
    if (version.to === null) {
      // Its end went unnoticed: the row was deleted.
      if (before !== undefined) {
        this.columns.end(before, version.from);
        this.listed.change(before);
      }
      this.ids.makeCurrent(slot);
    }
    this.listed.change(slot);
  }

  private isIn({ snapshot, now }: AsOf, slot: number): boolean {
    const { columns } = this;
    if (!isCommittedIn(snapshot, columns.from[slot] ?? 0)) return false;
    if (isMarked(columns.current, slot)) return columns.isListed(slot, now);
    if (isCommittedIn(snapshot, columns.endOf(slot))) return false;
    // It has ended since the list began; the person may not be listed any more.
    const successor = this.ids.currentOf(this.ids.partsOf(slot));
    return successor !== undefined && this.columns.isListed(successor, now);
  }

  /**
   * Whether looking at each candidate, keeping the first, is quicker than going through the order, where one slot in
   * `all / candidates` matches.
   */
  private isQuickerOneByOne({ atMost }: SlotFilter, limit: number): boolean {
    // Stryker disable next-line all: both ways find the same, this one chooses the quicker.
    return atMost <= fewSlots + 3 * Math.sqrt(limit * this.columns.size);
  }
}

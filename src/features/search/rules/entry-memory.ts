import type { SearchSort } from '../rules.ts';
import { EntryColumns } from './entry-columns.ts';
import type { EntryVersion } from './entry-version.ts';
import { Posting } from './posting.ts';
import { rankStep } from './rank-bounds.ts';
import type { SlotDemand } from './slot-demand.ts';
import { type OrderPlace, type RankBounds, SlotOrder } from './slot-order.ts';
import { isCommittedIn, type TransactionSnapshot } from './transaction-snapshot.ts';

/** Somebody who was found, and where in the order they stand. */
export interface RankedVersion extends OrderPlace {
  card: string;
}

type OrderName = Exclude<SearchSort, 'relevance'>;

/** The numbers that orders go down by: those of the database, so that its lists and these go on with each other. */
const rankOf: Readonly<Record<OrderName, (entry: EntryVersion) => number>> = {
  rating: ({ merit }) => merit,
  experience: ({ experience, rating }) => experience * rankStep.experience + rating,
  'rate-low': ({ merit, hourlyRateUsd }) => merit - hourlyRateUsd * rankStep['rate-low'],
  'rate-high': ({ merit, hourlyRateUsd }) => hourlyRateUsd * rankStep['rate-high'] + merit,
  availability: ({ merit, availability }) => availability * rankStep.availability + merit,
};
const orderNames = ['rating', 'experience', 'rate-low', 'rate-high', 'availability'] as const;
const orderOf = (sort: SearchSort): OrderName => (sort === 'relevance' ? 'rating' : sort);

/** A list: its order, after whom, within which bounds of it, and how many. */
export interface ListStretch {
  sort: SearchSort;
  after: OrderPlace | null;
  bounds: RankBounds;
  limit: number;
}

/** Which versions a list is of: those that its beginning saw, and whoever of these is still listed. */
export interface ListMoment {
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
  private readonly orders: Readonly<Record<OrderName, SlotOrder>>;

  constructor() {
    const newOrder = (): SlotOrder => new SlotOrder((slot) => this.columns.userIds[slot] ?? '');
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

  /** Remembers this version, or what has become of it. Those that ended come before those that follow them. */
  learn(version: EntryVersion): void {
    const known = this.current.get(version.userId);
    if (known !== undefined && this.columns.from[known] === version.from) {
      this.columns.change(known, version);
      if (version.to !== null) this.current.delete(version.userId);
    } else if (version.from !== version.to) {
      this.add(version);
    }
  }

  /** Puts everybody in order, one order at a time; before that, nothing can be found. */
  *putInOrder(): Generator<void> {
    for (const name of orderNames) {
      this.orders[name].sort();
      yield;
    }
  }

  /** The list of a word, a skill, a module or a place. */
  postingOf(name: string): Posting | undefined {
    return this.postings.get(name);
  }

  /** Those who meet the demand, in order. */
  find(
    demand: SlotDemand,
    { sort, after, bounds, limit }: ListStretch,
    moment: ListMoment,
  ): RankedVersion[] {
    const order = this.orders[orderOf(sort)];
    const isFound = (slot: number): boolean => demand.isMet(slot) && this.isIn(moment, slot);
    const slots = this.isQuickerOneByOne(demand, limit)
      ? firstOf(
          order,
          demand.candidates(),
          (slot) => order.isInStretch(slot, after, bounds) && isFound(slot),
          limit,
        )
      : takeWhere(order.stretch(after, bounds), isFound, limit);
    const { userIds, cards } = this.columns;
    return slots.map((slot) => ({
      userId: userIds[slot] ?? '',
      rank: order.rankOf(slot),
      card: cards[slot] ?? '',
    }));
  }

  /** Everybody who is listed now and meets the demand, up to so many, in no order. */
  listListed(demand: SlotDemand, now: number, limit: number): number[] {
    const isFound = (slot: number): boolean =>
      this.columns.isListed(slot, now) && demand.isMet(slot);
    return takeWhere(this.slotsFor(demand), isFound, limit);
  }

  /** Slots of which those who meet the demand are some. */
  private slotsFor(demand: SlotDemand): Iterable<number> {
    const areFew = demand.atMost < this.columns.size / 4;
    return areFew ? demand.candidates() : this.orders.rating.stretch(null, {});
  }

  private add(version: EntryVersion): void {
    const slot = this.columns.add(version);
    const { words, skills, modules, places } = version;
    for (const word of words) this.list(word, slot);
    for (const choice of [...skills, ...modules, ...places]) this.list(choiceKey(choice), slot);
    if (version.to === null) this.becomeCurrent(version, slot);
    for (const name of orderNames) this.orders[name].add(slot, rankOf[name](version));
  }

  private becomeCurrent({ userId, from }: EntryVersion, slot: number): void {
    const before = this.current.get(userId);
    // Its end went unnoticed: the row was deleted.
    if (before !== undefined) this.columns.to[before] = from;
    this.current.set(userId, slot);
  }

  private list(name: string, slot: number): void {
    let posting = this.postings.get(name);
    if (!posting) {
      posting = new Posting();
      this.postings.set(name, posting);
    }
    posting.add(slot);
  }

  private isIn({ snapshot, now }: ListMoment, slot: number): boolean {
    const { from, to, userIds } = this.columns;
    if (!isCommittedIn(snapshot, from[slot] ?? 0)) return false;
    if (to[slot] === Number.POSITIVE_INFINITY) return this.columns.isListed(slot, now);
    if (isCommittedIn(snapshot, to[slot] ?? 0)) return false;
    // It is of an earlier moment; the person may not be listed any more.
    const successor = this.current.get(userIds[slot] ?? '');
    return successor !== undefined && this.columns.isListed(successor, now);
  }

  /** Going through the order meets about one who is found in `all / candidates`; looking at all candidates has to keep the first. */
  private isQuickerOneByOne({ atMost }: SlotDemand, limit: number): boolean {
    return atMost <= 500 + 3 * Math.sqrt(limit * this.columns.size);
  }
}

/** No word begins so: skills and modules are words, too, in the texts that name them. */
export const choiceKey = (choice: string): string => `=${choice}`;

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

import { type ListOrder, rankFormulas } from '../rules/ranks.ts';
import type { EntryVersion } from './entry-version.ts';
import { ensureCapacity } from './growing-column.ts';
import { isMarked, mark, noMarks, type SlotMarks, unmark } from './slot-marks.ts';

/** Enough for a start. */
const leastRoom = 1024;

/** The figures that the orders of lists are made of. */
type Figure = (typeof rankFormulas)[ListOrder][number][0];

/** What is kept of each version but its person and words: a column each, with a slot for a version. */
export class EntryColumns {
  size = 0;
  years: Uint8Array;
  rates: Uint16Array;
  ratings: Uint16Array;
  merits: Uint16Array;
  availability: Uint8Array;
  listedUntil: Float64Array;
  from: Float64Array;
  /** Those that have not ended. */
  current: SlotMarks;
  /** When the others have: few do, for an hour. */
  private readonly ends = new Map<number, number>();
  private readonly figures: Readonly<Record<Figure, (slot: number) => number>> = {
    rating: (slot) => this.ratings[slot] ?? 0,
    experience: (slot) => this.years[slot] ?? 0,
    merit: (slot) => this.merits[slot] ?? 0,
    hourlyRateUsd: (slot) => this.rates[slot] ?? 0,
    availability: (slot) => this.availability[slot] ?? 0,
  };

  constructor(expected: number) {
    const room = Math.max(leastRoom, expected);
    this.years = new Uint8Array(room);
    this.rates = new Uint16Array(room);
    this.ratings = new Uint16Array(room);
    this.merits = new Uint16Array(room);
    this.availability = new Uint8Array(room);
    this.listedUntil = new Float64Array(room);
    this.from = new Float64Array(room);
    this.current = noMarks(room);
  }

  /** Answers its slot. */
  add(version: EntryVersion): number {
    const slot = this.size;
    this.size += 1;
    this.ensureCapacity(slot);
    this.years[slot] = version.experience;
    this.rates[slot] = version.hourlyRateUsd;
    this.ratings[slot] = version.rating;
    this.merits[slot] = version.merit;
    this.availability[slot] = version.availability;
    this.from[slot] = version.from;
    this.change(slot, version);
    return slot;
  }

  /** What can become of a version: its subscription goes on, or it ends. */
  change(slot: number, { listedUntil, to }: Pick<EntryVersion, 'listedUntil' | 'to'>): void {
    this.listedUntil[slot] = listedUntil;
    if (to === null) mark(this.current, slot);
    else this.end(slot, to);
  }

  /** The version was ended by this transaction. */
  end(slot: number, by: number): void {
    unmark(this.current, slot);
    this.ends.set(slot, by);
  }

  /** The transaction that ended a version; infinite as long as it has not ended. */
  endOf(slot: number): number {
    return this.ends.get(slot) ?? Number.POSITIVE_INFINITY;
  }

  /** How many versions have ended. */
  get ended(): number {
    return this.ends.size;
  }

  isListed(slot: number, now: number): boolean {
    return isMarked(this.current, slot) && (this.listedUntil[slot] ?? 0) > now;
  }

  /** The number by which slots stand in an order. */
  rankBy(name: ListOrder): (slot: number) => number {
    const terms: readonly (readonly [Figure, number])[] = rankFormulas[name];
    const [first, second] = terms.map(([figure, times]) => ({ read: this.figures[figure], times }));
    return (slot) =>
      (first ? first.read(slot) * first.times : 0) +
      (second ? second.read(slot) * second.times : 0);
  }

  private ensureCapacity(slot: number): void {
    if (slot < this.from.length) return;
    const bytes = (length: number) => new Uint8Array(length);
    const shorts = (length: number) => new Uint16Array(length);
    const numbers = (length: number) => new Float64Array(length);
    this.years = ensureCapacity(this.years, slot, bytes);
    this.availability = ensureCapacity(this.availability, slot, bytes);
    this.rates = ensureCapacity(this.rates, slot, shorts);
    this.ratings = ensureCapacity(this.ratings, slot, shorts);
    this.merits = ensureCapacity(this.merits, slot, shorts);
    this.listedUntil = ensureCapacity(this.listedUntil, slot, numbers);
    this.from = ensureCapacity(this.from, slot, numbers);
    const current = noMarks(this.from.length);
    current.set(this.current);
    this.current = current;
  }
}

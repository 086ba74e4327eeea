import { ensureCapacity } from './growing-column.ts';
import { sortedSlots } from './sorted-slots.ts';

/** An id (UUID) as four numbers, which have the order that the database gives ids. */
export type IdParts = readonly [number, number, number, number];

/** Reads an id. */
export function readId(text: string): IdParts {
  const hex = text.replaceAll('-', '');
  const part = (index: number): number => Number.parseInt(hex.slice(index * 8, index * 8 + 8), 16);
  return [part(0), part(1), part(2), part(3)];
}

/** The ids of the people of all slots, in 16 bytes each, and the slot of each person's current version. */
export class UserIds {
  private size = 0;
  private parts: Uint32Array;
  /**
   * The current slot of a person plus one, near the place that their id names; 0 where there is none, `gone` where
   * there was one.
   */
  private table: Uint32Array;
  /** How many places of the table are not empty. */
  private taken = 0;
  /** How many people have a current slot. */
  people = 0;

  constructor(expected: number) {
    this.parts = new Uint32Array(Math.max(1024, expected) * 4);
    this.table = new Uint32Array(placesFor(expected));
  }

  /** Adds the id of the next slot. */
  add(id: IdParts): void {
    const start = this.size * 4;
    this.parts = ensureCapacity(this.parts, start + 3, (length) => new Uint32Array(length));
    this.parts.set(id, start);
    this.size += 1;
  }

  textOf(slot: number): string {
    const [first, second, third, fourth] = this.partsOf(slot);
    return `${hexOf(first)}-${hexOfPair(second >>> 16)}-${hexOfPair(second)}-${hexOfPair(third >>> 16)}-${hexOfPair(third)}${hexOf(fourth)}`;
  }

  partsOf(slot: number): IdParts {
    const start = slot * 4;
    const { parts } = this;
    return [parts[start] ?? 0, parts[start + 1] ?? 0, parts[start + 2] ?? 0, parts[start + 3] ?? 0];
  }

  /** The slots of all ids, the highest id first: a part at each step. */
  *sorted(): Generator<void, Uint32Array> {
    let slots: Uint32Array = new Uint32Array(this.size);
    for (let slot = 0; slot < this.size; slot += 1) slots[slot] = slot;
    for (let part = 3; part >= 0; part -= 1) {
      slots = yield* sortedSlots(slots, (slot) => 0xffff_ffff - (this.parts[slot * 4 + part] ?? 0));
    }
    return slots;
  }

  /** Negative when the id of the first is lower. */
  compare(one: number, other: number): number {
    const { parts } = this;
    for (let index = 0; index < 4; index += 1) {
      const difference = (parts[one * 4 + index] ?? 0) - (parts[other * 4 + index] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  /** Negative when the id of the slot is lower than this one. */
  compareWith(slot: number, id: IdParts): number {
    for (let index = 0; index < 4; index += 1) {
      const difference = (this.parts[slot * 4 + index] ?? 0) - (id[index] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  /** The slot of this person's current version. */
  currentOf(id: IdParts): number | undefined {
    const entry = this.table[this.placeOf(id)] ?? 0;
    return entry === 0 ? undefined : entry - 1;
  }

  /** Makes this slot the current one of its person. */
  makeCurrent(slot: number): void {
    const place = this.placeOf(this.partsOf(slot));
    if (this.table[place] === 0) {
      this.people += 1;
      this.taken += 1;
    }
    this.table[place] = slot + 1;
    if (this.taken * 4 > this.table.length * 3) this.renewTable();
  }

  /** This person has no current version any more. */
  endCurrent(id: IdParts): void {
    const place = this.placeOf(id);
    if (this.table[place] === 0) return;
    this.people -= 1;
    this.table[place] = gone;
  }

  /** The place of this person in the table, or the empty one that they would take. */
  private placeOf(id: IdParts): number {
    const mask = this.table.length - 1;
    let place = hashOf(id) & mask;
    for (;;) {
      const entry = this.table[place] ?? 0;
      if (entry === 0 || (entry !== gone && this.compareWith(entry - 1, id) === 0)) return place;
      place = (place + 1) & mask;
    }
  }

  /** A table with room again, without the places of those who are gone. */
  private renewTable(): void {
    const before = this.table;
    this.table = new Uint32Array(placesFor(this.people));
    this.taken = this.people;
    for (const entry of before) {
      if (entry !== 0 && entry !== gone) {
        this.table[this.placeOf(this.partsOf(entry - 1))] = entry;
      }
    }
  }
}

const gone = 0xffff_ffff;

/** How each byte is written: looked up, as lists write twenty ids each. */
const hexOfByte = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** The last two bytes of a part. */
const hexOfPair = (part: number): string =>
  `${hexOfByte[(part >>> 8) & 0xff]}${hexOfByte[part & 0xff]}`;

const hexOf = (part: number): string => `${hexOfPair(part >>> 16)}${hexOfPair(part)}`;

/** How many places a table for so many people has: two thirds of them are free or more. */
function placesFor(people: number): number {
  let length = 1024;
  while (length * 3 < people * 5) length *= 2;
  return length;
}

/** Ids may begin with the time: all of their parts count. */
function hashOf([first, second, third, fourth]: IdParts): number {
  const mixed = Math.imul(
    first ^ Math.imul(second ^ Math.imul(third ^ fourth, 0x85eb_ca6b), 0xc2b2_ae35),
    0x27d4_eb2f,
  );
  return mixed ^ (mixed >>> 15);
}

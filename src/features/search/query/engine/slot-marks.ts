/** A bit for each slot: those that are marked. Two of the same memory need not be equally long. */
export type SlotMarks = Uint32Array;

/** Room for the marks of so many slots, with none of them marked. */
export const noMarks = (slots: number): SlotMarks => new Uint32Array((slots + 31) >>> 5);

/** The marks of so many slots, all of them marked. */
export function allMarks(slots: number): SlotMarks {
  const marks = noMarks(slots).fill(0xffff_ffff);
  const last = slots & 31;
  if (last > 0) marks[marks.length - 1] = (1 << last) - 1;
  return marks;
}

export const isMarked = (marks: SlotMarks, slot: number): boolean =>
  ((marks[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0;

export function mark(marks: SlotMarks, slot: number): void {
  marks[slot >>> 5] = (marks[slot >>> 5] ?? 0) | (1 << (slot & 31));
}

export function unmark(marks: SlotMarks, slot: number): void {
  marks[slot >>> 5] = (marks[slot >>> 5] ?? 0) & ~(1 << (slot & 31));
}

/** Leaves of the first only what is marked in the other, too. */
export function keepMarked(marks: SlotMarks, others: SlotMarks): void {
  for (let word = 0; word < marks.length; word += 1) {
    marks[word] = (marks[word] ?? 0) & (others[word] ?? 0);
  }
}

/** Marks in the first what is marked in the other, too. */
export function addMarked(marks: SlotMarks, others: SlotMarks): void {
  for (let word = 0; word < marks.length; word += 1) {
    marks[word] = (marks[word] ?? 0) | (others[word] ?? 0);
  }
}

/** Leaves of the first only what is not marked in the other. */
export function dropMarked(marks: SlotMarks, others: SlotMarks): void {
  for (let word = 0; word < marks.length; word += 1) {
    marks[word] = (marks[word] ?? 0) & ~(others[word] ?? 0);
  }
}

/** How many are marked. */
export function countMarks(marks: SlotMarks): number {
  let count = 0;
  for (const bits of marks) if (bits !== 0) count += bitsIn(bits);
  return count;
}

/**
 * How many are marked in both. Eight words are added up at a time, bit by bit as an adder does: there is one word left
 * of them to count the bits of, which takes half as long.
 */
export function countBoth(marks: SlotMarks, others: SlotMarks): number {
  const words = Math.min(marks.length, others.length);
  const both = (word: number): number => (marks[word] ?? 0) & (others[word] ?? 0);
  let eights = 0;
  let [ones, twos, fours] = [0, 0, 0];
  let word = 0;
  for (; word + 8 <= words; word += 8) {
    const [first, second, third, fourth] = [
      both(word),
      both(word + 1),
      both(word + 2),
      both(word + 3),
    ];
    const [fifth, sixth, seventh, last] = [
      both(word + 4),
      both(word + 5),
      both(word + 6),
      both(word + 7),
    ];
    const a = carry(ones, first, second);
    ones ^= first ^ second;
    const b = carry(ones, third, fourth);
    ones ^= third ^ fourth;
    const c = carry(ones, fifth, sixth);
    ones ^= fifth ^ sixth;
    const d = carry(ones, seventh, last);
    ones ^= seventh ^ last;
    const e = carry(twos, a, b);
    twos ^= a ^ b;
    const f = carry(twos, c, d);
    twos ^= c ^ d;
    eights += bitsIn(carry(fours, e, f));
    fours ^= e ^ f;
  }
  let count = eights * 8 + bitsIn(fours) * 4 + bitsIn(twos) * 2 + bitsIn(ones);
  for (; word < words; word += 1) count += bitsIn(both(word));
  return count;
}

/** What is carried when these bits are added up. */
const carry = (one: number, other: number, third: number): number =>
  (one & other) | ((one ^ other) & third);

/** The marked slots, from the lowest on: `count` of them. */
export function listMarked(marks: SlotMarks, count: number): Uint32Array {
  const slots = new Uint32Array(count);
  let size = 0;
  for (let word = 0; size < count && word < marks.length; word += 1) {
    for (let bits = marks[word] ?? 0; bits !== 0; bits &= bits - 1) {
      slots[size] = (word << 5) + 31 - Math.clz32(bits & -bits);
      size += 1;
    }
  }
  return slots;
}

function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

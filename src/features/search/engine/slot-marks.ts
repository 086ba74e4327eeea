/** A bit for each slot: those that are marked. Two of the same memory need not be equally long. */
export type SlotMarks = Uint32Array;

/** Room for the marks of so many slots, with none of them marked. */
export const noMarks = (slots: number): SlotMarks => new Uint32Array((slots + 31) >>> 5);

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

/** How many are marked. */
export function countMarks(marks: SlotMarks): number {
  let count = 0;
  for (const bits of marks) if (bits !== 0) count += bitsIn(bits);
  return count;
}

/** How many are marked in both. */
export function countBoth(marks: SlotMarks, others: SlotMarks): number {
  let count = 0;
  const words = Math.min(marks.length, others.length);
  for (let word = 0; word < words; word += 1) {
    const bits = (marks[word] ?? 0) & (others[word] ?? 0);
    if (bits !== 0) count += bitsIn(bits);
  }
  return count;
}

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

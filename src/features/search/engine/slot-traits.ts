import type { Posting } from './posting.ts';

/** Which of some postings each slot is in, as the number of a set: slots that are in the same ones have the same number. */
export interface TraitSets {
  /** The number of each slot's set. */
  numbers: Uint32Array;
  /** The postings of each set, by their index. */
  sets: readonly (readonly number[])[];
}

/** Sorts all slots below `size` by which of these postings they are in, going through each posting once. */
export function traitSets(size: number, postings: readonly (Posting | undefined)[]): TraitSets {
  const numbers = new Uint32Array(size);
  const sets: (readonly number[])[] = [[]];
  for (const [index, posting] of postings.entries()) {
    // What each set becomes with this posting in it; 0 is none yet, for nothing becomes the empty set.
    const grown = new Uint32Array(sets.length);
    for (const slot of posting?.list() ?? []) {
      const before = numbers[slot] ?? 0;
      let after = grown[before] ?? 0;
      if (after === 0) {
        after = sets.push([...(sets[before] ?? []), index]) - 1;
        grown[before] = after;
      }
      numbers[slot] = after;
    }
  }
  return { numbers, sets };
}

/** Something with a weight that is true of every slot in one of these postings. */
export interface WeighedPostings {
  weight: number;
  postings: readonly (Posting | undefined)[];
}

/** What all that is true of a slot weighs together, for all slots below `size`. */
export function sumWeights(size: number, weighed: readonly WeighedPostings[]): Uint32Array {
  const sums = new Uint32Array(size);
  // By which of them a slot was weighed last: it counts once, however many of its postings have the slot.
  const last = new Uint32Array(size);
  for (const [index, { weight, postings }] of weighed.entries()) {
    for (const posting of postings) {
      for (const slot of posting?.list() ?? []) {
        if (last[slot] === index + 1) continue;
        last[slot] = index + 1;
        sums[slot] = (sums[slot] ?? 0) + weight;
      }
    }
  }
  return sums;
}

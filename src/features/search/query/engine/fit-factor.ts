import type { Posting } from './posting.ts';
import { noMarks, type SlotMarks } from './slot-marks.ts';

/** A way in which a slot can have something that is asked for: it is in one of these postings. */
export interface Way {
  postings: readonly (Posting | undefined)[];
  /** How much of it that is. */
  units: number;
}

/** What is asked for in several respects: the units of all of them together decide what it adds to a rank. */
export interface Factor {
  /** Of each respect, the first way counts that a slot has. */
  respects: readonly (readonly Way[])[];
  /** What so many units add; more of them never add less. */
  ofUnits: Float64Array;
}

/** A factor whose ways stand one after the other, each with the marks of its slots. */
export interface FlatFactor {
  marks: readonly SlotMarks[];
  units: Uint32Array;
  /** For each way, where the next respect begins. */
  next: Uint32Array;
  ofUnits: Float64Array;
  /** No slot is given more. */
  most: number;
}

/** Ways that no slot has are left out. */
export function flatten({ respects, ofUnits }: Factor, size: number): FlatFactor {
  const marks: SlotMarks[] = [];
  const units: number[] = [];
  const next: number[] = [];
  let reached = 0;
  for (const ways of respects) {
    let most = 0;
    for (const { postings, units: ofWay } of ways) {
      const taken = postings.filter((posting) => posting !== undefined);
      if (taken.length === 0) continue;
      marks.push(cookiesOf(taken, size));
      units.push(ofWay);
      most = Math.max(most, ofWay);
    }
    while (next.length < marks.length) next.push(marks.length);
    reached += most;
  }
  return {
    ...{ marks, units: Uint32Array.from(units), next: Uint32Array.from(next) },
    ...{ ofUnits, most: ofUnits[reached] ?? 0 },
  };
}

/** What a factor adds for a slot. */
export function addedFor({ marks, units, next, ofUnits }: FlatFactor, slot: number): number {
  const word = slot >>> 5;
  const bit = 1 << (slot & 31);
  let sum = 0;
  for (let way = 0; way < marks.length; ) {
    if (((marks[way]?.[word] ?? 0) & bit) === 0) {
      way += 1;
    } else {
      sum += units[way] ?? 0;
      way = next[way] ?? marks.length;
    }
  }
  return ofUnits[sum] ?? 0;
}

/** The marks of all that is in one of these postings. Not to be changed: they may be those of a posting itself. */
export function cookiesOf(postings: readonly Posting[], size: number): SlotMarks {
  const own = postings.length === 1 ? postings[0]?.ownMarks : undefined;
  if (own) return own;
  const marks = noMarks(size);
  for (const posting of postings) posting.markIn(marks);
  return marks;
}

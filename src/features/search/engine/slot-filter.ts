import type { Posting } from './posting.ts';
import { addMarked, keepMarked, mark, noMarks, type SlotMarks, unmark } from './slot-marks.ts';

/** A condition on slots. */
export interface SlotFilter {
  /** No more slots than this can match; infinite when that is not known. */
  atMost: number;
  matches(slot: number): boolean;
  /** Each slot that can match, once, and some that do not; only for filters with a finite `atMost`. */
  candidates(): Iterable<number>;
  /** All below `size` that match, in marks of one's own. */
  marks(size: number): SlotMarks;
}

const noCandidates = (): never => {
  throw new Error('Only filters that know how many slots can match list them.');
};

/** Matches no slot. */
export const noSlot: SlotFilter = {
  atMost: 0,
  matches: () => false,
  candidates: () => [],
  marks: noMarks,
};

/** Matches the slots of this posting; none where there is no such posting. */
export function inPosting(posting: Posting | undefined): SlotFilter {
  if (!posting) return noSlot;
  return {
    atMost: posting.size,
    matches: (slot) => posting.has(slot),
    candidates: () => posting.list(),
    marks: (size) => {
      const marks = noMarks(size);
      posting.markIn(marks);
      return marks;
    },
  };
}

/** A condition that no posting stands for. */
export const where = (matches: (slot: number) => boolean): SlotFilter => ({
  atMost: Number.POSITIVE_INFINITY,
  matches,
  candidates: noCandidates,
  marks: (size) => {
    const marks = noMarks(size);
    for (let slot = 0; slot < size; slot += 1) if (matches(slot)) mark(marks, slot);
    return marks;
  },
});

const everySlot = where(() => true);

export const not = (filter: SlotFilter): SlotFilter => where((slot) => !filter.matches(slot));

/** Matches what all of these match; the rarest is asked first. */
export function allOf(filters: readonly SlotFilter[]): SlotFilter {
  const [only] = filters;
  if (only && filters.length === 1) return only;
  const ordered = filters.toSorted((one, other) => one.atMost - other.atMost);
  const [rarest, ...others] = ordered;
  return {
    atMost: rarest ? rarest.atMost : Number.POSITIVE_INFINITY,
    matches: (slot) => ordered.every((filter) => filter.matches(slot)),
    candidates: rarest ? () => rarest.candidates() : noCandidates,
    marks: (size) => {
      const marks = (rarest ?? everySlot).marks(size);
      for (const filter of others) narrow(marks, filter, size);
      return marks;
    },
  };
}

/** Leaves marked what the filter matches, too. */
function narrow(marks: SlotMarks, filter: SlotFilter, size: number): void {
  if (Number.isFinite(filter.atMost)) keepMarked(marks, filter.marks(size));
  else keepMatching(marks, filter.matches);
}

/** Leaves marked the slots that match. */
export function keepMatching(marks: SlotMarks, matches: (slot: number) => boolean): void {
  for (let word = 0; word < marks.length; word += 1) {
    for (let bits = marks[word] ?? 0; bits !== 0; bits &= bits - 1) {
      const slot = (word << 5) + 31 - Math.clz32(bits & -bits);
      if (!matches(slot)) unmark(marks, slot);
    }
  }
}

/** Matches what at least one of these matches. */
export function anyOf(filters: readonly SlotFilter[]): SlotFilter {
  const [only] = filters;
  if (!only) return noSlot;
  if (filters.length === 1) return only;
  return {
    atMost: filters.reduce((sum, { atMost }) => sum + atMost, 0),
    matches: (slot) => filters.some((filter) => filter.matches(slot)),
    candidates: () => new Set(filters.flatMap((filter) => [...filter.candidates()])),
    marks: (size) => {
      const marks = noMarks(size);
      for (const filter of filters) addMarked(marks, filter.marks(size));
      return marks;
    },
  };
}

import type { Posting } from './posting.ts';
import {
  addMarked,
  allMarks,
  countMarks,
  dropMarked,
  isMarked,
  keepMarked,
  listMarked,
  mark,
  noMarks,
  type SlotMarks,
  unmark,
} from './slot-marks.ts';

/** A condition on slots. */
export interface SlotFilter {
  /** No more slots than this can match; infinite when that is not known. */
  atMost: number;
  matches(slot: number): boolean;
  /** Each slot that can match, once, and some that do not; only for filters with a finite `atMost`. */
  candidates(): Iterable<number>;
  /** All below `size` that match, in marks of one's own. */
  marks(size: number): SlotMarks;
  /** Leaves marked only what matches, too. */
  narrow(marks: SlotMarks): void;
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
  narrow: (marks) => {
    marks.fill(0);
  },
};

/** Matches the slots of this posting; none where there is no such posting. */
export function inPosting(posting: Posting | undefined): SlotFilter {
  if (!posting) return noSlot;
  const marksFor = (size: number): SlotMarks => {
    const marks = noMarks(size);
    posting.markIn(marks);
    return marks;
  };
  return {
    atMost: posting.size,
    matches: (slot) => posting.has(slot),
    candidates: () => posting.list(),
    marks: marksFor,
    narrow: (marks) => keepMarked(marks, posting.ownMarks ?? marksFor(slotsIn(marks))),
  };
}

/** Matches the marked slots: all that another filter matches, now. */
export function inMarks(marked: SlotMarks): SlotFilter {
  const count = countMarks(marked);
  return {
    atMost: count,
    matches: (slot) => isMarked(marked, slot),
    candidates: () => listMarked(marked, count),
    marks: (size) => {
      const marks = noMarks(size);
      addMarked(marks, marked);
      return marks;
    },
    narrow: (marks) => keepMarked(marks, marked),
  };
}

/** Matches these slots, which are listed anyway and are those of the condition. */
export function inList(slots: Uint32Array, matches: (slot: number) => boolean): SlotFilter {
  const marksFor = (size: number): SlotMarks => {
    const marks = noMarks(size);
    for (const slot of slots) mark(marks, slot);
    return marks;
  };
  return {
    atMost: slots.length,
    matches,
    candidates: () => slots,
    marks: marksFor,
    narrow: (marks) => {
      // Stryker disable next-line all: both ways leave the same, this one chooses the quicker.
      if (countMarks(marks) * 2 < slots.length) keepMatching(marks, matches);
      else keepMarked(marks, marksFor(slotsIn(marks)));
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
  narrow: (marks) => keepMatching(marks, matches),
});

/** Matches every slot. */
export const everySlot: SlotFilter = {
  ...where(() => true),
  marks: allMarks,
  narrow: () => undefined,
};

export function not(filter: SlotFilter): SlotFilter {
  const narrow = (marks: SlotMarks): void => dropMarked(marks, filter.marks(slotsIn(marks)));
  return {
    ...where((slot) => !filter.matches(slot)),
    narrow,
    marks: (size) => {
      const marks = allMarks(size);
      narrow(marks);
      return marks;
    },
  };
}

/** Matches what all of these match; the rarest is asked first. */
export function allOf(filters: readonly SlotFilter[]): SlotFilter {
  const [only] = filters;
  if (only && filters.length === 1) return only;
  const ordered = filters.toSorted((one, other) => one.atMost - other.atMost);
  const [rarest = everySlot, ...others] = ordered;
  const narrow = (marks: SlotMarks): void => {
    for (const filter of ordered) filter.narrow(marks);
  };
  return {
    atMost: rarest.atMost,
    matches: (slot) => ordered.every((filter) => filter.matches(slot)),
    candidates: () => rarest.candidates(),
    marks: (size) => {
      const marks = rarest.marks(size);
      for (const filter of others) filter.narrow(marks);
      return marks;
    },
    narrow,
  };
}

/** So many slots have room in these marks. */
const slotsIn = (marks: SlotMarks): number => marks.length * 32;

/** Leaves marked the slots that match. */
function keepMatching(marks: SlotMarks, matches: (slot: number) => boolean): void {
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
  const marksFor = (size: number): SlotMarks => {
    const marks = only.marks(size);
    for (const filter of filters.slice(1)) addMarked(marks, filter.marks(size));
    return marks;
  };
  return {
    atMost: filters.reduce((sum, { atMost }) => sum + atMost, 0),
    matches: (slot) => filters.some((filter) => filter.matches(slot)),
    candidates: () => new Set(filters.flatMap((filter) => [...filter.candidates()])),
    marks: marksFor,
    narrow: (marks) => keepMarked(marks, marksFor(slotsIn(marks))),
  };
}

import type { Posting } from './posting.ts';

/** A condition on slots. */
export interface SlotFilter {
  /** No more slots than this can match; infinite when that is not known. */
  atMost: number;
  matches(slot: number): boolean;
  /** Each slot that can match, once, and some that do not; only for filters with a finite `atMost`. */
  candidates(): Iterable<number>;
}

const noCandidates = (): never => {
  throw new Error('Only filters that know how many slots can match list them.');
};

/** Matches no slot. */
export const noSlot: SlotFilter = { atMost: 0, matches: () => false, candidates: () => [] };

/** Matches the slots of this posting; none where there is no such posting. */
export function inPosting(posting: Posting | undefined): SlotFilter {
  if (!posting) return noSlot;
  return {
    atMost: posting.size,
    matches: (slot) => posting.has(slot),
    candidates: () => posting.list(),
  };
}

/** A condition that no posting stands for. */
export const where = (matches: (slot: number) => boolean): SlotFilter => ({
  atMost: Number.POSITIVE_INFINITY,
  matches,
  candidates: noCandidates,
});

export const not = (filter: SlotFilter): SlotFilter => where((slot) => !filter.matches(slot));

/** Matches what all of these match; the rarest is asked first. */
export function allOf(filters: readonly SlotFilter[]): SlotFilter {
  const [only] = filters;
  if (only && filters.length === 1) return only;
  const ordered = filters.toSorted((one, other) => one.atMost - other.atMost);
  const [rarest] = ordered;
  return {
    atMost: rarest ? rarest.atMost : Number.POSITIVE_INFINITY,
    matches: (slot) => ordered.every((filter) => filter.matches(slot)),
    candidates: rarest ? () => rarest.candidates() : noCandidates,
  };
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
  };
}

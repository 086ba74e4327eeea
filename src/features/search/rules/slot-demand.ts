import type { Posting } from './posting.ts';

/** Something that is asked of a slot. */
export interface SlotDemand {
  /** No more slots than this can meet it; infinite when nobody knows. */
  atMost: number;
  isMet(slot: number): boolean;
  /** All slots that can meet it, each once and some that do not: for demands that know how many they are. */
  candidates(): Iterable<number>;
}

const nobodyKnows = (): never => {
  throw new Error('Only demands that know how many can meet them list who can.');
};

export const nobody: SlotDemand = { atMost: 0, isMet: () => false, candidates: () => [] };

/** To be in this list; nobody is in a list that does not exist. */
export function inPosting(posting: Posting | undefined): SlotDemand {
  if (!posting) return nobody;
  return {
    atMost: posting.size,
    isMet: (slot) => posting.has(slot),
    candidates: () => posting.list(),
  };
}

/** A condition that has no list. */
export const meeting = (isMet: (slot: number) => boolean): SlotDemand => ({
  atMost: Number.POSITIVE_INFINITY,
  isMet,
  candidates: nobodyKnows,
});

export const not = (demand: SlotDemand): SlotDemand => meeting((slot) => !demand.isMet(slot));

/** All of these; those that the fewest can meet are asked first. */
export function allDemands(demands: readonly SlotDemand[]): SlotDemand {
  const [only] = demands;
  if (only && demands.length === 1) return only;
  const ordered = demands.toSorted((one, other) => one.atMost - other.atMost);
  const [fewest] = ordered;
  return {
    atMost: fewest ? fewest.atMost : Number.POSITIVE_INFINITY,
    isMet: (slot) => ordered.every((demand) => demand.isMet(slot)),
    candidates: fewest ? () => fewest.candidates() : nobodyKnows,
  };
}

/** One of these. */
export function anyDemand(demands: readonly SlotDemand[]): SlotDemand {
  const [only] = demands;
  if (only && demands.length === 1) return only;
  return {
    atMost: demands.reduce((sum, { atMost }) => sum + atMost, 0),
    isMet: (slot) => demands.some((demand) => demand.isMet(slot)),
    candidates: () => new Set(demands.flatMap((demand) => [...demand.candidates()])),
  };
}

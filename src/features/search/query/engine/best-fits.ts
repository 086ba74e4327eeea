import { BestSlots, type RankedSlot } from './best-slots.ts';
import { addedFor, cookiesOf, type Factor, type FlatFactor, flatten } from './fit-factor.ts';
import type { Posting } from './posting.ts';
import { countMarks, listMarked, noMarks, type SlotMarks } from './slot-marks.ts';

/** What slots are ranked by: a rank is the sum of what each part adds. */
export interface Fit {
  /** These alone are looked at. */
  among: SlotMarks;
  /** What tells slots apart first: postings, and what being in so many of them adds, never less for more. */
  leading: { postings: readonly (Posting | undefined)[]; ofMany: Float64Array };
  further: readonly Factor[];
  /** What the figures of a slot add: never more than `most`, and worth telling apart by steps of `step`. */
  figures: { of: (slot: number) => number; most: number; step: number };
}

/**
 * The slots with the highest ranks, and of equal ones those that come first. They are the best of all, though few are
 * looked at. Slots are taken by what they can have at most, those in most of the leading postings first, among these
 * those with the best figures. It ends when none that is left can be among the best.
 */
export function bestFits(
  { among, leading, further, figures }: Fit,
  limit: number,
  isBefore: (one: number, other: number) => boolean,
): RankedSlot[] {
  const size = among.length * 32;
  const best = new BestSlots(limit, isBefore);
  const factors = further.map((factor) => flatten(factor, size));
  const mostOfFactors = factors.reduce((sum, { most }) => sum + most, 0);
  const there = leading.postings.filter((posting) => posting !== undefined);
  const levels = byHowMany(
    among,
    there.map((posting) => cookiesOf([posting], size)),
  );
  for (let many = there.length; many >= 0; many -= 1) {
    const ofLeading = leading.ofMany[many] ?? 0;
    const most = ofLeading + mostOfFactors;
    if (figures.most + most < best.lowest) break;
    const alike = byFigures(levels[many] ?? noMarks(0), figures, best.lowest - most);
    for (const { slots, values, atMost } of alike) {
      if (atMost + most < best.lowest) break;
      for (const [index, slot] of slots.entries()) {
        look(slot, (values[index] ?? 0) + ofLeading, mostOfFactors, factors, best);
      }
    }
  }
  return best.all;
}

/** Adds up what a slot has, until it cannot be among the best any more. */
function look(
  slot: number,
  sure: number,
  open: number,
  factors: readonly FlatFactor[],
  best: BestSlots,
): void {
  let rank = sure;
  let left = open;
  for (const factor of factors) {
    if (rank + left < best.lowest) return;
    left -= factor.most;
    rank += addedFor(factor, slot);
  }
  best.offer(slot, rank);
}

/** Which of these slots are in how many of the marks: at [n] those that are in n. */
export function byHowMany(among: SlotMarks, marks: readonly SlotMarks[]): SlotMarks[] {
  const levels = [among.slice(), ...marks.map(() => new Uint32Array(among.length))];
  for (const [index, each] of marks.entries()) {
    const words = Math.min(each.length, among.length);
    // From the highest on, so that a slot goes up once.
    for (let many = index; many >= 0; many -= 1) {
      const from = levels[many] ?? noMarks(0);
      const to = levels[many + 1] ?? noMarks(0);
      for (let word = 0; word < words; word += 1) {
        const moved = (from[word] ?? 0) & (each[word] ?? 0);
        from[word] = (from[word] ?? 0) ^ moved;
        to[word] = (to[word] ?? 0) | moved;
      }
    }
  }
  return levels;
}

/** Slots with about the same figures, and what these add. */
interface Alike {
  slots: Uint32Array;
  values: Float64Array;
  /** None of them has more. */
  atMost: number;
}

/** The marked slots with figures from `lowest` on, by steps, those with the best figures first. */
export function* byFigures(
  marks: SlotMarks,
  { of, most, step }: Fit['figures'],
  lowest: number,
): Generator<Alike> {
  const marked = listMarked(marks, countMarks(marks));
  const values = new Float64Array(marked.length);
  // How many steps below the most a slot is; the last step has all that is left.
  const lastStep = Math.min(255, Math.max(0, Math.ceil(most / step)));
  const steps = new Uint8Array(marked.length);
  const ends = new Uint32Array(lastStep + 1);
  let size = 0;
  for (const slot of marked) {
    const value = of(slot);
    if (value < lowest) continue;
    const below = Math.min(lastStep, Math.floor((most - value) / step));
    marked[size] = slot;
    values[size] = value;
    steps[size] = below;
    ends[below] = (ends[below] ?? 0) + 1;
    size += 1;
  }
  for (let below = 1; below <= lastStep; below += 1) {
    ends[below] = (ends[below] ?? 0) + (ends[below - 1] ?? 0);
  }
  const sorted = { slots: new Uint32Array(size), values: new Float64Array(size) };
  const places = new Uint32Array(lastStep + 1);
  for (let below = 1; below <= lastStep; below += 1) places[below] = ends[below - 1] ?? 0;
  for (let index = 0; index < size; index += 1) {
    const below = steps[index] ?? 0;
    const place = places[below] ?? 0;
    places[below] = place + 1;
    sorted.slots[place] = marked[index] ?? 0;
    sorted.values[place] = values[index] ?? 0;
  }
  for (let below = 0, begin = 0; below <= lastStep; below += 1) {
    const end = ends[below] ?? 0;
    if (end > begin) {
      yield {
        slots: sorted.slots.subarray(begin, end),
        values: sorted.values.subarray(begin, end),
        atMost: most - below * step,
      };
    }
    begin = end;
  }
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Posting } from './posting.ts';
import { PostingStore } from './posting-store.ts';
import {
  allOf,
  anyOf,
  everySlot,
  inList,
  inMarks,
  inPosting,
  noSlot,
  not,
  type SlotFilter,
  where,
} from './slot-filter.ts';
import { allMarks, countMarks, listMarked, mark, noMarks } from './slot-marks.ts';

const slots = Array.from({ length: 12 }, (_, slot) => slot);
const slotSets = fc.subarray(slots);
const lists = fc.array(slotSets, { maxLength: 4 });

function postingOf(members: readonly number[]): Posting {
  const store = new PostingStore();
  for (const slot of members) store.add(0, slot);
  return new Posting(store, 0);
}
const filterOf = (members: readonly number[]): SlotFilter => inPosting(postingOf(members));
const marked = (marks: Uint32Array): number[] => [...listMarked(marks, countMarks(marks))];
/** Those that match, of which there are marks, too, and which marks are narrowed to. */
function matchesOf(filter: SlotFilter): number[] {
  const matching = slots.filter((slot) => filter.matches(slot));
  expect(marked(filter.marks(slots.length))).toEqual(matching);
  const narrowed = allMarks(slots.length);
  filter.narrow(narrowed);
  expect(marked(narrowed)).toEqual(matching);
  const odd = noMarks(slots.length);
  for (const slot of slots) if (slot % 2 === 1) mark(odd, slot);
  filter.narrow(odd);
  expect(marked(odd)).toEqual(matching.filter((slot) => slot % 2 === 1));
  return matching;
}
const hasAll = (all: readonly number[][], slot: number): boolean =>
  all.every((members) => members.includes(slot));

describe('a filter', () => {
  it('by several things matches what each of them matches, and goes through the rarest', () => {
    fc.assert(
      fc.property(lists, (all) => {
        const filter = allOf(all.map(filterOf));
        expect(matchesOf(filter)).toEqual(slots.filter((slot) => hasAll(all, slot)));
        const fewest = Math.min(...all.map((members) => members.length));
        expect(filter.atMost).toBe(fewest);
        if (all.length === 0) return;
        const candidates = [...filter.candidates()];
        expect(candidates).toHaveLength(fewest);
        expect(candidates).toEqual(expect.arrayContaining(matchesOf(filter)));
      }),
    );
  });

  it('by one of several things matches what any of them matches, and names each slot once', () => {
    fc.assert(
      fc.property(lists, (any) => {
        const filter = anyOf(any.map(filterOf));
        const expected = slots.filter((slot) => any.some((members) => members.includes(slot)));
        expect(matchesOf(filter)).toEqual(expected);
        expect(filter.atMost).toBe(any.flat().length);
        expect([...filter.candidates()].sort((one, other) => one - other)).toEqual(expected);
      }),
    );
  });

  it('turned around matches all others', () => {
    fc.assert(
      fc.property(slotSets, (members) => {
        expect(matchesOf(not(filterOf(members)))).toEqual(
          slots.filter((slot) => !members.includes(slot)),
        );
      }),
    );
  });

  it('by marks matches what is marked, and changes none of them', () => {
    fc.assert(
      fc.property(slotSets, lists, (members, all) => {
        const kept = filterOf(members).marks(slots.length);
        const filter = inMarks(kept);
        expect(matchesOf(filter)).toEqual(members);
        expect([filter.atMost, [...filter.candidates()]]).toEqual([members.length, members]);
        const both = allOf([...all.map(filterOf), filter]);
        expect(matchesOf(both)).toEqual(slots.filter((slot) => hasAll([...all, members], slot)));
        expect(marked(kept)).toEqual(members);
      }),
    );
  });

  it('by a list that is at hand matches what is in the list', () => {
    fc.assert(
      fc.property(slotSets, slotSets, lists, (members, narrowed, all) => {
        const filter = inList(Uint32Array.from(members.toReversed()), (slot) =>
          members.includes(slot),
        );
        expect(matchesOf(filter)).toEqual(members);
        expect([filter.atMost, [...filter.candidates()]]).toEqual([
          members.length,
          members.toReversed(),
        ]);
        const marks = filterOf(narrowed).marks(slots.length);
        filter.narrow(marks);
        expect(marked(marks)).toEqual(narrowed.filter((slot) => members.includes(slot)));
        const both = allOf([...all.map(filterOf), filter]);
        expect(matchesOf(both)).toEqual(slots.filter((slot) => hasAll([...all, members], slot)));
      }),
    );
  });

  it('of nothing matches every slot', () => {
    for (const filter of [everySlot, allOf([])]) expect(matchesOf(filter)).toEqual(slots);
    expect(matchesOf(allOf([everySlot, filterOf([2])]))).toEqual([2]);
  });

  it('by a condition cannot name its slots, unless it goes with one that can', () => {
    const isEven = where((slot) => slot % 2 === 0);
    expect(() => isEven.candidates()).toThrow('know how many slots can match');
    expect(() => allOf([]).candidates()).toThrow('know how many slots can match');
    const both = allOf([isEven, filterOf([3, 4, 5])]);
    expect([...both.candidates()]).toEqual([3, 4, 5]);
    expect(matchesOf(both)).toEqual([4]);
  });

  it('asks the rarest first, and nothing of the others where that has failed', () => {
    const costly = where(() => {
      throw new Error('This need not be asked.');
    });
    expect(allOf([costly, filterOf([])]).matches(3)).toBe(false);
  });

  it('by a word that no entry has matches nothing', () => {
    for (const filter of [inPosting(undefined), noSlot]) {
      expect([filter.atMost, matchesOf(filter), [...filter.candidates()]]).toEqual([0, [], []]);
    }
  });

  it('by one thing alone is that one', () => {
    const only = filterOf([1, 2]);
    expect([allOf([only]), anyOf([only])]).toEqual([only, only]);
  });
});

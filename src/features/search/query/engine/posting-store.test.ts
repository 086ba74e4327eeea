import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounds } from '#tests/support/rounds.ts';
import { Posting } from './posting.ts';
import { PostingStore } from './posting-store.ts';
import { countMarks, isMarked, listMarked, mark, noMarks } from './slot-marks.ts';

const words = 5;

/**
 * What is added one after the other: a slot has some of the words, and many slots have none. Some words are rare, some
 * frequent.
 */
const additions = fc
  .array(
    fc.record({
      gap: fc.constantFrom(1, 1, 2, 300),
      ids: fc.uniqueArray(fc.constantFrom(0, 0, 1, 2, 3, 4), { maxLength: 3 }),
    }),
    { maxLength: 300 },
  )
  .map((steps) => {
    let slot = -1;
    return steps.flatMap(({ gap, ids }) => {
      slot += gap;
      return ids.map((id) => ({ id, slot }));
    });
  });

/** The slots of each word, by its number. */
const slotsIn = (added: readonly { id: number; slot: number }[]): number[][] =>
  Array.from({ length: words }, (_, id) =>
    added.filter((each) => each.id === id).map(({ slot }) => slot),
  );

function expectPostings(store: PostingStore, expected: readonly number[][]): void {
  const end = Math.max(0, ...expected.flat()) + 70;
  for (const [id, slots] of expected.entries()) {
    const posting = new Posting(store, id);
    expect(posting.size).toBe(slots.length);
    expect([...posting.list()]).toEqual(slots);
    const has = new Set(slots);
    for (let slot = 0; slot < end; slot += 1) {
      if (posting.has(slot) !== has.has(slot)) expect(slot, 'a slot of the word').toBe(-1);
    }
    const marks = noMarks(end);
    mark(marks, end - 1);
    posting.markIn(marks);
    expect([...listMarked(marks, countMarks(marks))]).toEqual([...slots, end - 1]);
    const even = noMarks(end);
    for (let slot = 0; slot < end; slot += 2) mark(even, slot);
    expect(posting.countIn(even)).toBe(slots.filter((slot) => isMarked(even, slot)).length);
  }
}

describe('the slots of words', () => {
  it('are just those that were added, before they are packed, afterwards, and with those that come later', () => {
    fc.assert(
      fc.property(additions, fc.nat(300), fc.nat(5000), (added, packedAfter, expected) => {
        const store = new PostingStore(expected);
        const before = added.slice(0, packedAfter);
        const slots = (before.at(-1)?.slot ?? -1) + 1;
        for (const { id, slot } of before) store.add(id, slot);
        expectPostings(store, slotsIn(before));
        for (const _ of store.pack(slots));
        expectPostings(store, slotsIn(before));
        for (const { id, slot } of added.slice(packedAfter)) store.add(id, slot);
        expectPostings(store, slotsIn(added));
      }),
      { numRuns: rounds(20, 80) },
    );
  });

  it('take a bit for each slot where they are frequent, four bytes where they are rare, and little room to grow', () => {
    const people = 20_000;
    const store = new PostingStore(people);
    const rare = 3000;
    for (let slot = 0; slot < people; slot += 1) {
      if (slot % 2 === 0) store.add(0, slot);
      // Frequent at first, and rare among all.
      if (slot < 100) store.add(1, slot);
      store.add(2 + (slot % rare), slot);
    }
    for (const _ of store.pack(people));
    expect(new Posting(store, 0).size).toBe(people / 2);
    expect([...new Posting(store, 1).list()]).toEqual(Array.from({ length: 100 }, (_, n) => n));
    const numbersOfWords = 3 * 4 * (rare + 2) * 1.5;
    expect(store.bytes).toBeLessThan(people / 8 + 4 * (people + 100) + numbersOfWords);
  });

  it('are none of a word that no one has', () => {
    const posting = new Posting(new PostingStore(), 4000);
    expect([posting.size, [...posting.list()], posting.has(0)]).toEqual([0, [], false]);
    expect(posting.countIn(noMarks(64))).toBe(0);
  });
});

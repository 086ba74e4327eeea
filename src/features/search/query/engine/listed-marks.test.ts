import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rounds } from '#tests/support/rounds.ts';
import { anyTime, histories, nameAt, nameOf } from './any-entries-fixture.ts';
import { EntryMemory } from './entry-memory.ts';
import { countMarks, listMarked } from './slot-marks.ts';

// Listings end at once, in the minutes that are foreseen, and beyond them.
it.each([1, 150_000])(
  'are those who are listed at any moment, whenever that is asked and whatever changes between: a step is %i ms',
  (ms) => {
    fc.assert(
      fc.property(
        histories,
        fc.array(anyTime, { minLength: 4, maxLength: 4 }),
        (history, steps) => {
          const memory = new EntryMemory();
          const times = steps.map((step) => step * ms);
          for (const look of history.looks) {
            for (const [index, version] of look.entries()) {
              memory.apply([{ ...version, listedUntil: version.listedUntil * ms }]);
              memory.listedAt(times[index % times.length] ?? 0);
            }
          }
          for (const now of times) {
            const marks = memory.listedAt(now);
            const listed = [...listMarked(marks, countMarks(marks))].map((slot) =>
              nameAt(memory, slot),
            );
            const expected = history.rows.filter(
              ({ to, listedUntil }) => to === null && listedUntil * ms > now,
            );
            expect(listed.sort()).toEqual(expected.map(nameOf).sort());
          }
        },
      ),
      { numRuns: rounds(50, 200) },
    );
  },
);

const version = {
  ...{ rating: 0, experience: 5, merit: 5, hourlyRateUsd: 90, availability: 2, verified: [] },
  ...{ skills: [], modules: [], places: [], words: '', listedUntil: 9, from: 1, to: null },
};

it('grow with those who come while they hold', () => {
  const memory = new EntryMemory();
  for (let person = 0; person < 3000; person += 1) {
    const userId = `${String(person).padStart(8, '0')}-0000-4000-8000-000000000000`;
    memory.apply([{ ...version, userId }]);
    expect(countMarks(memory.listedAt(1))).toBe(person + 1);
  }
});

it('are of another state when something has changed or a user is not listed any more, and of the same otherwise', () => {
  const memory = new EntryMemory();
  const states = new Set<number>();
  const isNew = (now: number): boolean => {
    const state = memory.stateAt(now);
    const isKnown = states.has(state);
    states.add(state);
    expect(memory.stateAt(now)).toBe(state);
    return !isKnown;
  };
  expect(isNew(1)).toBe(true);
  memory.apply([{ ...version, userId: '00000000-0000-4000-8000-000000000000' }]);
  expect(isNew(1)).toBe(true);
  expect(isNew(8)).toBe(false);
  // Listed until 9.
  expect(isNew(9)).toBe(true);
  expect(isNew(9)).toBe(false);
  memory.apply([{ ...version, userId: '00000000-0000-4000-8000-000000000000', listedUntil: 20 }]);
  expect(isNew(9)).toBe(true);
  // The clock was put back.
  expect(isNew(5)).toBe(true);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyTime, histories, nameAt, nameOf } from './any-entries-fixture.ts';
import { EntryMemory } from './entry-memory.ts';
import { countMarks, listMarked } from './slot-marks.ts';

it('are those who are listed at any moment, whenever that is asked and whatever changes between', () => {
  fc.assert(
    fc.property(histories, fc.array(anyTime, { minLength: 4, maxLength: 4 }), (history, times) => {
      const memory = new EntryMemory();
      for (const look of history.looks) {
        for (const [index, version] of look.entries()) {
          memory.apply(version);
          memory.listedAt(times[index % times.length] ?? 0);
        }
      }
      for (const now of times) {
        const marks = memory.listedAt(now);
        const listed = [...listMarked(marks, countMarks(marks))].map((slot) =>
          nameAt(memory, slot),
        );
        const expected = history.rows.filter(
          ({ to, listedUntil }) => to === null && listedUntil > now,
        );
        expect(listed.sort()).toEqual(expected.map(nameOf).sort());
      }
    }),
    { numRuns: 200 },
  );
});

it('grow with those who come while they hold', () => {
  const memory = new EntryMemory();
  const version = {
    ...{ rating: 0, experience: 5, merit: 5, hourlyRateUsd: 90, availability: 2, verified: [] },
    ...{ skills: [], modules: [], places: [], words: '', listedUntil: 9, from: 1, to: null },
  };
  for (let person = 0; person < 3000; person += 1) {
    memory.apply({
      ...version,
      userId: `${String(person).padStart(8, '0')}-0000-4000-8000-000000000000`,
    });
    expect(countMarks(memory.listedAt(1))).toBe(person + 1);
  }
});

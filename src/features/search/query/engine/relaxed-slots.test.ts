import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounds } from '#tests/support/rounds.ts';
import type { RelaxedText, TextClause } from '../rules/asked-text.ts';
import { tiersOf } from '../rules/match-tiers.ts';
import { shareOf, tierValues } from '../rules/relaxed-text.ts';
import { attributeOfLevel } from '../rules/text-levels.ts';
import { anyStem, type ModelVersion, memoryOf, peopleNow } from './any-entries-fixture.ts';
import type { EntryMemory } from './entry-memory.ts';
import { type RelaxedShares, relaxedShares } from './relaxed-shares.ts';
import { relaxedSlots } from './relaxed-slots.ts';
import { countMarks, listMarked } from './slot-marks.ts';

interface StemmedText {
  text: RelaxedText;
  stemmed: { stems: string[] }[];
}

const term = fc.constantFrom('skill:sales', 'pos', 'skill:nobody');
const terms = fc.uniqueArray(term, { maxLength: 2 });
const clause = fc.record({
  terms,
  meant: terms,
  nearest: fc.uniqueArray(term, { maxLength: 1 }),
  stems: fc.uniqueArray(anyStem, { maxLength: 2 }),
  weight: fc.integer({ min: 0, max: 60 }),
});

const texts: fc.Arbitrary<StemmedText> = fc
  .record({
    clauses: fc.array(clause, { minLength: 1, maxLength: 4 }),
    floor: fc.constantFrom(6000, 4500, 3000, 1500, 1, 10_000),
  })
  .map(({ clauses, floor }) => ({
    text: {
      clauses: clauses.map(
        ({ stems, weight: _, ...asked }): TextClause => ({
          ...{ ...asked, words: stems.join(' '), typed: stems.join(' ') },
        }),
      ),
      weights: clauses.map(({ weight }) => weight),
      floor,
    },
    stemmed: clauses.map(({ stems }) => ({ stems })),
  }));

/** The share of a text that a user answers, thing by thing. */
function shareIn({ text, stemmed }: StemmedText, { wordList }: ModelVersion): number {
  const values = tierValues(text);
  let answered = 0;
  for (const [index, asked] of text.clauses.entries()) {
    const stems = stemmed[index]?.stems ?? [];
    const first = tiersOf(asked).findIndex(
      ({ words, listed }) =>
        (words === null ||
          (stems.length > 0 &&
            stems.every((stem) => wordList.includes(attributeOfLevel[words] + stem)))) &&
        (listed === null || wordList.includes(attributeOfLevel[listed.level] + listed.term)),
    );
    answered += values[index]?.[first] ?? 0;
  }
  return shareOf(answered, text.weights);
}

function workOut(memory: EntryMemory, { text, stemmed }: StemmedText): RelaxedShares {
  const steps = relaxedShares(memory, text, stemmed);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** So many people that they do not fit into one word of marks. */
const manyPeople = fc
  .array(peopleNow, { minLength: 4, maxLength: 6 })
  .map((groups) =>
    groups.flatMap((people, group) =>
      people.map((person) => ({ ...person, userId: person.userId.replace('0000', `${group}000`) })),
    ),
  );

describe('the slots that answer enough of a relaxed text', () => {
  it('are those whose share reaches the floor, also of people who came after the shares were worked out', () => {
    fc.assert(
      fc.property(manyPeople, texts, fc.nat(100), (people, asked, early) => {
        const memory = memoryOf({ looks: [people.slice(0, early)] });
        const known = workOut(memory, asked);
        memory.apply(people.slice(early));
        const expected = people.map((person) => {
          const share = shareIn(asked, person);
          return share >= asked.text.floor ? share : 0;
        });
        const slots = relaxedSlots(memory, asked.text, asked.stemmed, known);
        expect(people.map((_, slot) => slots.shareOf(slot))).toEqual(expected);
        const matching = [...expected.keys()].filter((slot) => (expected[slot] ?? 0) > 0);
        const { filter } = slots;
        expect(people.map((_, slot) => filter.matches(slot))).toEqual(
          expected.map((share) => share > 0),
        );
        expect([...filter.candidates()]).toEqual(matching);
        const marks = filter.marks(people.length);
        expect([...listMarked(marks, countMarks(marks))]).toEqual(matching);
        expect(known.found).toBe(matching.filter((slot) => slot < known.size).length);
        expect(filter.atMost).toBe(known.found + people.length - known.size);
      }),
      { numRuns: rounds(60, 300) },
    );
  });

  it('stay as they are when others are narrowed to them', () => {
    const [person] =
      fc.sample(
        peopleNow.filter(({ length }) => length > 0),
        1,
      )[0] ?? [];
    if (!person) throw new Error('There is no person.');
    const people = ['ledger', 'pos', 'ledger'].map((word, index) => ({
      ...{ ...person, wordList: [word], words: `'${word}'` },
      userId: `0000000${index}-0000-4000-8000-000000000000`,
    }));
    const memory = memoryOf({ looks: [people] });
    const asked: StemmedText = {
      text: {
        clauses: [{ terms: [], meant: [], nearest: [], words: 'ledger', typed: 'ledger' }],
        weights: [5],
        floor: 1,
      },
      stemmed: [{ stems: ['ledger'] }],
    };
    const known = workOut(memory, asked);
    const { filter } = relaxedSlots(memory, asked.text, asked.stemmed, known);
    const marks = new Uint32Array([0b110]);
    filter.narrow(marks);
    expect([...marks]).toEqual([0b100]);
    filter.marks(3).fill(0);
    expect([...known.marks]).toEqual([0b101]);
    expect(known.bytes).toBeGreaterThan(0);
  });
});

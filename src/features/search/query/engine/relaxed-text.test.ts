import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rounds } from '#tests/support/rounds.ts';
import type { RelaxedText } from '../rules/asked-text.ts';
import { tierValues } from '../rules/relaxed-text.ts';
import { tiersOf } from '../rules/score-tiers.ts';
import { prefixOfLevel } from '../rules/text-levels.ts';
import { anyStem, indexOf, type ModelVersion, peopleNow } from './any-versions-fixture.ts';
import type { StemmedClause } from './filters.ts';
import { answeredOf, firstTierOf } from './relaxed-text.ts';

interface StemmedText {
  text: RelaxedText;
  clauses: StemmedClause[];
}

const term = fc.constantFrom('skill:sales', 'pos', 'skill:nobody');
const terms = fc.uniqueArray(term, { maxLength: 2 });
const clause = fc.record({
  terms,
  meant: terms,
  nearest: fc.uniqueArray(term, { maxLength: 1 }),
  related: fc.uniqueArray(term, { maxLength: 1 }),
  stems: fc.uniqueArray(anyStem, { maxLength: 2 }),
  weight: fc.integer({ min: 0, max: 60 }),
});

const texts: fc.Arbitrary<StemmedText> = fc
  .array(clause, { minLength: 1, maxLength: 4 })
  .map((made) => {
    const clauses = made.map(({ weight: _, ...asked }) => ({
      ...{ ...asked, words: asked.stems.join(' '), typed: asked.stems.join(' ') },
    }));
    return { clauses, text: { clauses, weights: made.map(({ weight }) => weight), floor: 1 } };
  });

/** How much of a text a user answers, thing by thing. */
function answeredIn({ text, clauses }: StemmedText, { wordList }: ModelVersion): number {
  const values = tierValues(text);
  let answered = 0;
  for (const [index, { stems, ...asked }] of clauses.entries()) {
    const first = tiersOf(asked).findIndex(
      ({ words, listed }) =>
        (words === null ||
          (stems.length > 0 &&
            stems.every((stem) => wordList.includes(prefixOfLevel[words] + stem)))) &&
        (listed === null || wordList.includes(prefixOfLevel[listed.level] + listed.term)),
    );
    answered += values[index]?.[first] ?? 0;
  }
  return answered;
}

it('what a document answers of a relaxed text is the sum of the first tiers of its clauses', () => {
  fc.assert(
    fc.property(peopleNow, texts, (people, asked) => {
      const index = indexOf({ looks: [people] });
      const answered = answeredOf(index, asked.text, asked.clauses);
      expect([...answered]).toEqual(people.map((person) => answeredIn(asked, person)));
      const values = tierValues(asked.text);
      for (const docId of people.keys()) {
        const sum = asked.clauses.reduce(
          (total, each, number) => total + (values[number]?.[firstTierOf(index, each, docId)] ?? 0),
          0,
        );
        expect(sum).toBe(answered[docId]);
      }
    }),
    { numRuns: rounds(60, 300) },
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  anyStem,
  indexOf,
  type ModelVersion,
  peopleNow,
} from '#features/search/query/engine/any-versions-fixture.ts';
import { havingToken, scoresOf, wayOf } from '#features/search/query/rules/ranked-text.ts';
import type { AskedToken } from '#features/search/query/rules/ranking.ts';
import { rounds } from '#tests/support/rounds.ts';

const way = fc.record({
  keys: fc.uniqueArray(
    fc.tuple(fc.constantFrom('', '0:', '1:', '2:'), anyStem).map((parts) => parts.join('')),
    { minLength: 1, maxLength: 2 },
  ),
  count: fc.constantFrom(0.2, 1, 2, 4),
  level: fc.constant('all' as const),
  through: fc.constant(null),
});
const asked = fc.array(
  fc.record({
    token: fc.record({
      ...{ clause: fc.constant(0), kind: fc.constant('word' as const), words: fc.constant('') },
      weight: fc.constantFrom(0.25, 1, 1.5),
      ways: fc
        .uniqueArray(way, { maxLength: 3, selector: ({ keys }) => keys.join() })
        .map((ways) => ways.toSorted((one, other) => other.count - one.count)),
    }),
    rarity: fc.integer({ min: 0, max: 900 }),
  }),
  { maxLength: 4 },
);

const firstOf = ({ ways }: AskedToken, { wordList }: ModelVersion) =>
  ways.find(({ keys }) => keys.every((key) => wordList.includes(key)));

it('a score adds up weight times rarity times the saturated count of the best way of each thing', () => {
  fc.assert(
    fc.property(peopleNow, asked, (people, things) => {
      const index = indexOf({ looks: [people] });
      const tokens = things.map(({ token }) => token);
      const rarities = things.map(({ rarity }) => rarity);
      const expected = people.map((person) =>
        things.reduce((sum, { token, rarity }) => {
          const count = firstOf(token, person)?.count ?? 0;
          return sum + Math.round((token.weight * rarity * count) / (count + 1.2));
        }, 0),
      );
      const scores = scoresOf(index, tokens, rarities);
      for (const [docId, score] of expected.entries()) {
        // Multiplied in another order, halves are rounded another way.
        expect(Math.abs((scores[docId] ?? 0) - score)).toBeLessThanOrEqual(tokens.length);
      }
    }),
    { numRuns: rounds(50, 200) },
  );
});

it('a thing is had by those who have it themselves, and its best way is told', () => {
  fc.assert(
    fc.property(peopleNow, asked, (people, things) => {
      const index = indexOf({ looks: [people] });
      for (const { token } of things) {
        const having = havingToken(index, token);
        for (const [docId, person] of people.entries()) {
          expect(wayOf(index, token, docId)).toEqual(firstOf(token, person));
          expect(having.has(docId)).toBe(
            token.ways.some(
              ({ keys, count }) => count >= 1 && keys.every((key) => person.wordList.includes(key)),
            ),
          );
        }
      }
    }),
    { numRuns: rounds(50, 200) },
  );
});

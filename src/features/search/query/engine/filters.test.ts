import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rounds } from '#tests/support/rounds.ts';
import type { SearchFilter } from '../contract.ts';
import type { TextLevel } from '../rules/text-levels.ts';
import { anyStem, indexOf, type ModelVersion, peopleNow } from './any-versions-fixture.ts';
import { Bitset } from './bitset.ts';
import { choicesOf, keepChosen, keepInRange, matchText, type StemmedClause } from './filters.ts';

const nothing: SearchFilter = {
  text: '',
  location: 'all',
  availability: 'all',
  credentials: 'all',
};

/** The ids of those who are in a set. */
const idsIn = (people: readonly ModelVersion[], documents: Bitset): string[] =>
  people.filter((_, docId) => documents.has(docId)).map(({ userId }) => userId);

const choices = fc.record({
  choice: fc.constantFrom(
    {},
    { skill: 'sales' } as const,
    { skill: 'power-bi' } as const,
    { skill: 'sales', module: 'sales.lead-management' } as const,
  ),
  location: fc.constantFrom('all', 'london', 'country:uk', 'remote', 'city:nowhere-uk'),
  availability: fc.constantFrom('all', 'available', 'busy', 'unavailable'),
});

it('a choice is had by those whose entry has it', () => {
  const places: Record<string, string> = { london: 'city:london-uk' };
  const ranks = ['unavailable', 'busy', 'available'];
  fc.assert(
    fc.property(peopleNow, choices, (people, { choice, location, availability }) => {
      const filter = { ...nothing, ...choice, location, availability } as SearchFilter;
      const { skill, module } = filter;
      const expected = people
        .filter(({ skills }) => module || !skill || skills.includes(skill))
        .filter(({ modules }) => !module || modules.includes(module))
        .filter((each) => location === 'all' || each.places.includes(places[location] ?? location))
        .filter((each) => availability === 'all' || ranks[each.availability] === availability);
      const index = indexOf({ looks: [people] });
      const chosen = keepChosen(index, Bitset.all(index.size), Object.values(choicesOf(filter)));
      expect(idsIn(people, chosen)).toEqual(expected.map(({ userId }) => userId));
    }),
    { numRuns: rounds(30, 100) },
  );
});

it('a range includes both of its ends', () => {
  const ranges = fc.record(
    {
      credentials: fc.constantFrom('all', 'verified'),
      minRate: fc.integer({ min: 89, max: 95 }),
      maxRate: fc.integer({ min: 89, max: 95 }),
      minExperience: fc.integer({ min: 0, max: 5 }),
    },
    { requiredKeys: ['credentials'] },
  );
  fc.assert(
    fc.property(peopleNow, ranges, (people, range) => {
      const { credentials, minRate = 0, maxRate = 1000, minExperience = 0 } = range;
      const expected = people
        .filter(({ verified }) => credentials === 'all' || verified.length > 0)
        .filter(({ hourlyRateUsd }) => hourlyRateUsd >= minRate && hourlyRateUsd <= maxRate)
        .filter(({ experience }) => experience >= minExperience);
      const index = indexOf({ looks: [people] });
      const filter = { ...nothing, ...range } as SearchFilter;
      const inRange = keepInRange(index, Bitset.all(index.size), filter);
      expect(idsIn(people, inRange)).toEqual(expected.map(({ userId }) => userId));
    }),
    { numRuns: rounds(30, 100) },
  );
});

const clauses = fc.array(
  fc.record({
    ...{ words: fc.constant(''), typed: fc.constant('') },
    ...{ meant: fc.constant([]), nearest: fc.constant([]), related: fc.constant([]) },
    terms: fc.array(fc.constantFrom('skill:sales', 'skill:nobody'), { maxLength: 1 }),
    stems: fc.uniqueArray(anyStem, { maxLength: 2 }),
  }),
  { maxLength: 3 },
);
const levels = fc.constantFrom<[TextLevel, TextLevel?]>(
  ['all'],
  ['title'],
  ['top', 'title'],
  ['upper', 'top'],
  ['all', 'upper'],
);

it('a text is found where all its clauses are in the part, and not all of them in the better one', () => {
  const has = (
    { title, top, upper, rest }: ModelVersion['parts'],
    level: TextLevel,
    word: string,
  ) =>
    title.includes(word) ||
    (level !== 'title' && top.includes(word)) ||
    ((level === 'upper' || level === 'all') && upper.includes(word)) ||
    (level === 'all' && rest.includes(word));
  const answers = (asked: readonly StemmedClause[], { parts }: ModelVersion, level: TextLevel) =>
    asked
      .filter(({ terms, stems }) => terms.length > 0 || stems.length > 0)
      .every(
        ({ terms, stems }) =>
          terms.some((term) => has(parts, level, term)) ||
          (stems.length > 0 &&
            stems.every((stem) => has(parts, level, stem)) &&
            // The words of a name count in a better part only for those who list the thing itself.
            (level === 'all' ||
              terms.length === 0 ||
              terms.some((term) => has(parts, 'all', term)))),
      );
  fc.assert(
    fc.property(peopleNow, clauses, levels, (people, asked, [level, better]) => {
      const asksNothing = asked.every(({ terms, stems }) => terms.length + stems.length === 0);
      const expected = asksNothing
        ? []
        : people
            .filter((person) => answers(asked, person, level))
            .filter((person) => !better || !answers(asked, person, better));
      const index = indexOf({ looks: [people] });
      expect(idsIn(people, matchText(index, asked, { level, better }))).toEqual(
        expected.map(({ userId }) => userId),
      );
    }),
    { numRuns: rounds(50, 200) },
  );
});

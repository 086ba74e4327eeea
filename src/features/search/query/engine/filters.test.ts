import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Bitset } from '#features/search/lib/ranked/bitset.ts';
import { rounds } from '#tests/support/rounds.ts';
import type { SearchFilter } from '../contract.ts';
import { indexOf, type ModelVersion, peopleNow } from './any-versions-fixture.ts';
import { choicesOf, keepChosen, keepInRange } from './filters.ts';

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

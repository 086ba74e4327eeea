import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounds } from '#tests/support/rounds.ts';
import type { SearchFilter } from '../contract.ts';
import { anyTime, type ModelVersion, memoryOf, peopleNow } from './any-entries-fixture.ts';
import { type ChoiceCount, countChoicesOf } from './choice-counts.ts';
import { anyVerified, choiceKey } from './choice-keys.ts';
import { allOf, inPosting } from './slot-filter.ts';

type Filter = Pick<SearchFilter, 'skill' | 'module' | 'location' | 'availability'>;

const filters: fc.Arbitrary<Filter> = fc
  .record({
    choice: fc.constantFrom<Pick<Filter, 'skill' | 'module'>>(
      {},
      { skill: 'sales' },
      { skill: 'power-bi' },
      { skill: 'sales', module: 'sales.lead-management' },
    ),
    location: fc.constantFrom('all', 'london', 'country:uk', 'remote'),
    availability: fc.constantFrom<Filter['availability']>('all', 'available', 'busy'),
  })
  .map(({ choice, ...others }) => ({ ...choice, ...others }));

/** Counts by asking everyone about each choice. */
function countIn(
  people: readonly ModelVersion[],
  filter: Filter,
  mostCities: number,
): ChoiceCount[] {
  const { skill, module } = filter;
  const place = filter.location === 'london' ? 'city:london-uk' : filter.location;
  const ranks = ['unavailable', 'busy', 'available'];
  const isThere = ({ places }: ModelVersion) => place === 'all' || places.includes(place);
  const hasSkill = ({ skills }: ModelVersion) => !skill || skills.includes(skill);
  const knows = (person: ModelVersion) =>
    module ? person.modules.includes(module) : hasSkill(person);
  const isAvailable = ({ availability }: ModelVersion) =>
    filter.availability === 'all' || ranks[availability] === filter.availability;
  const count = (
    list: ChoiceCount['list'],
    values: (person: ModelVersion) => readonly string[],
    others: readonly ((person: ModelVersion) => boolean)[],
  ): ChoiceCount[] => {
    const counted = people.filter((person) => others.every((asks) => asks(person)));
    const all = counted.flatMap(values);
    return [...new Set(all)]
      .map((value) => ({
        ...{ list, value },
        entries: all.filter((each) => each === value).length,
      }))
      .sort((one, other) => other.entries - one.entries || (one.value < other.value ? -1 : 1));
  };
  const isCity = (value: string) => value.startsWith('city:');
  return [
    ...count('skill', ({ skills }) => skills, [isThere, isAvailable]),
    ...count(
      'module',
      ({ modules }) => modules.filter((id) => skill !== undefined && id.startsWith(`${skill}.`)),
      [isThere, isAvailable, hasSkill],
    ),
    ...count('place', ({ places }) => places.filter((id) => !isCity(id)), [knows, isAvailable]),
    ...count('city', ({ places }) => places.filter(isCity), [knows, isAvailable]).slice(
      0,
      mostCities,
    ),
    ...count('availability', ({ availability }) => [String(availability)], [knows, isThere]).sort(
      (one, other) => Number(one.value) - Number(other.value),
    ),
  ];
}

describe('the counts of choices', () => {
  it('are those of the listed people who have the choices in all other lists', () => {
    fc.assert(
      fc.property(
        peopleNow,
        filters,
        anyTime,
        fc.record({ onlyVerified: fc.boolean(), mostCities: fc.integer({ min: 1, max: 5 }) }),
        (people, filter, now, { onlyVerified, mostCities }) => {
          const memory = memoryOf({ looks: [people] });
          const base = onlyVerified
            ? inPosting(memory.postingOf(choiceKey(anyVerified)))
            : allOf([]);
          const counted = people
            .filter(({ listedUntil }) => listedUntil > now)
            .filter(({ verified }) => verified.length > 0 || !onlyVerified);
          const entries = memory.listedMarks(base, now);
          expect(countChoicesOf(memory, entries, filter, { mostCities })).toEqual(
            countIn(counted, filter, mostCities),
          );
        },
      ),
      { numRuns: rounds(50, 200) },
    );
  });

  it('are of the first by name where as many have another city', () => {
    fc.assert(
      fc.property(
        peopleNow.filter(({ length }) => length >= 2),
        (people) => {
          const cities = ['city:london-uk', 'city:leeds-uk'];
          const pair = cities.flatMap((city, index) => {
            const person = people[index];
            return person ? [{ ...person, places: [city] }] : [];
          });
          const memory = memoryOf({ looks: [pair] });
          const counts = countChoicesOf(
            memory,
            memory.listedMarks(allOf([]), 0),
            { location: 'all', availability: 'all' },
            { mostCities: 1 },
          );
          expect(counts.filter(({ list }) => list === 'city')).toEqual([
            { list: 'city', value: 'city:leeds-uk', entries: 1 },
          ]);
        },
      ),
      { numRuns: rounds(5, 20) },
    );
  });

  it('are the same where some are remembered, and what is remembered depends on nothing else', () => {
    fc.assert(
      fc.property(peopleNow, fc.array(filters, { minLength: 1, maxLength: 6 }), (people, asked) => {
        const memory = memoryOf({ looks: [people] });
        const entries = memory.listedMarks(allOf([]), 0);
        const answers = new Map<string, object>();
        const remember = <Answer extends object>(
          question: readonly unknown[],
          answer: () => Answer,
        ) => {
          const key = JSON.stringify(question);
          const made = answers.get(key) ?? answer();
          answers.set(key, made);
          return made as Answer;
        };
        for (const filter of asked) {
          expect(countChoicesOf(memory, entries, filter, { mostCities: 2, remember })).toEqual(
            countIn(people, filter, 2),
          );
        }
      }),
    );
  });
});

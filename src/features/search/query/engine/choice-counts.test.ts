import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Bitset } from '#features/search/lib/ranked/bitset.ts';
import { rounds } from '#tests/support/rounds.ts';
import { choiceKey } from '../rules/search-entry.ts';
import { indexOf, type ModelVersion, peopleNow } from './any-versions-fixture.ts';
import { type ChoiceCount, countChoicesOf } from './choice-counts.ts';
import type { ChoiceFilter } from './filters.ts';
import { anyVerified } from './search-index.ts';

const filters: fc.Arbitrary<ChoiceFilter> = fc
  .record({
    choice: fc.constantFrom<Pick<ChoiceFilter, 'skill' | 'module'>>(
      {},
      { skill: 'sales' },
      { skill: 'power-bi' },
      { skill: 'sales', module: 'sales.lead-management' },
    ),
    location: fc.constantFrom('all', 'london', 'country:uk', 'remote'),
    availability: fc.constantFrom<ChoiceFilter['availability']>('all', 'available', 'busy'),
  })
  .map(({ choice, ...others }) => ({ ...choice, ...others }));

/** Counts by asking everyone about each choice. */
function countIn(people: readonly ModelVersion[], filter: ChoiceFilter): ChoiceCount[] {
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
        documents: all.filter((each) => each === value).length,
      }))
      .sort((one, other) => other.documents - one.documents || (one.value < other.value ? -1 : 1));
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
    ...count('city', ({ places }) => places.filter(isCity), [knows, isAvailable]),
    ...count('availability', ({ availability }) => [String(availability)], [knows, isThere]),
  ];
}

describe('the counts of choices', () => {
  it('are those of the documents that have the choices in all other lists', () => {
    fc.assert(
      fc.property(peopleNow, filters, fc.boolean(), (people, filter, onlyVerified) => {
        const index = indexOf({ looks: [people] });
        const documents = onlyVerified
          ? index.having(choiceKey(anyVerified))
          : Bitset.all(index.size);
        const counted = people.filter(({ verified }) => verified.length > 0 || !onlyVerified);
        expect(countChoicesOf(index, documents, filter)).toEqual(countIn(counted, filter));
      }),
      { numRuns: rounds(50, 200) },
    );
  });

  it('are of the fifty cities with the most documents, the first by name among equals', () => {
    const [person] =
      fc.sample(
        peopleNow.filter(({ length }) => length > 0),
        1,
      )[0] ?? [];
    if (!person) throw new Error('There is no person.');
    const cities = Array.from({ length: 60 }, (_, number) => `city:${100 + number}`);
    const people = [...cities, 'city:159'].map((city, number) => ({
      ...person,
      userId: `${String(number).padStart(8, '0')}-0000-4000-8000-000000000000`,
      places: [city],
    }));
    const index = indexOf({ looks: [people] });
    const counts = countChoicesOf(index, Bitset.all(index.size), {
      location: 'all',
      availability: 'all',
    });
    const values = counts.filter(({ list }) => list === 'city').map(({ value }) => value);
    expect(values).toEqual(['city:159', ...cities.slice(0, 49)]);
  });
});

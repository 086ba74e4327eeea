import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries } from '#catalogue/enumerations/places.ts';
import { citySlug } from '#features/profiles/directory/rules/city-slug.ts';
import type { SelectOption, SelectOptionGroup } from '#ui/primitives/select.tsx';
import type { Facets } from '../../contract.ts';
import { canonicalLocation, cityNameOf } from '../../rules/places.ts';
import { locationOptions } from './filter-options.ts';

const facetsOf = (cities: Facets['cities']): Facets => ({
  skills: [],
  modules: [],
  countries: countries.values.map((country) => ({ country, count: 2 })),
  cities,
  remote: 7,
  languages: [],
  availability: [],
});

const flat = (options: (SelectOption | SelectOptionGroup)[]): SelectOption[] =>
  options.flatMap((option) => ('options' in option ? [...option.options] : [option]));

/** What a user reads, without the count. */
const namesOf = (facets: Facets, chosen = 'all'): string[] =>
  flat(locationOptions(facets, chosen)).map(({ label }) =>
    String(label).replace(/ \([\d,]+\)$/, ''),
  );

const city = (name: string, country: (typeof countries.values)[number], count = 3) => ({
  location: `city:${citySlug(name, country)}`,
  name: cityNameOf(name),
  country,
  count,
});

describe('the locations to choose from', () => {
  it('count the cities of the list where they stand, and do not name them twice', () => {
    const options = flat(locationOptions(facetsOf([city('London', 'uk', 12)]), 'all'));
    const london = options.filter(({ label }) => String(label).startsWith('London'));
    expect(london).toEqual([{ value: 'london', label: 'London (12)' }]);
  });

  it('name the country of a namesake', () => {
    const names = namesOf(
      facetsOf([city('London', 'ca'), city('Paris', 'us'), city('PARIS', 'fr')]),
    );
    expect(names).toContain('London, Canada');
    expect(names).toContain('Paris, United States');
    expect(names).toContain('Paris, France');
  });

  it.each(['city:manchester-uk', 'city:manchester-us', 'city:paris-us', 'country:de', 'remote'])(
    'name no place twice when the address has %s, with and without counts',
    (chosen) => {
      for (const facets of [
        facetsOf([city('Manchester', 'uk'), city('Paris', 'fr')]),
        facetsOf([]),
      ]) {
        const names = namesOf(facets, canonicalLocation(chosen));
        expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
      }
      const unknown = flat(locationOptions(undefined, canonicalLocation(chosen))).map(
        ({ label }) => label,
      );
      expect(unknown.toSorted()).toEqual([...new Set(unknown)].toSorted());
    },
  );

  it('never read the same, whatever cities are called', () => {
    const anyCity = fc.record({
      name: fc.constantFrom(
        'London',
        'LONDON',
        'Montréal',
        'montreal',
        'Remote',
        'Germany',
        'Dublin',
      ),
      country: fc.constantFrom(...countries.values),
    });
    fc.assert(
      fc.property(fc.array(anyCity), (written) => {
        const cities = new Map(
          written.map(({ name, country }) => [citySlug(name, country), city(name, country)]),
        );
        const read = namesOf(facetsOf([...cities.values()])).map((name) =>
          name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase(),
        );
        expect(new Set(read).size).toBe(read.length);
      }),
    );
  });
});

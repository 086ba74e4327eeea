import { beforeAll, describe, expect, it } from 'vitest';
import { modulesOf } from '#catalogue/modules.ts';
import type { ScaleConsultant } from '#db/scale/scale-consultants.ts';
import {
  createSearchedSite,
  type FindInput,
  readAll,
  type SearchedSite,
  type SearchOperations,
} from '#tests/support/searched-site.ts';
import { countStatements } from '#tests/support/statements.ts';
import type { Facets } from '../contract.ts';
import { placesOf, readLocation } from '../rules/places.ts';
import { type SearchSort, searchSorts } from '../rules/sorts.ts';

/** The counts are what is left when the choice is made. */
async function expectCounts(
  facets: Facets,
  left: (choice: FindInput) => Promise<number>,
): Promise<void> {
  for (const { skill, count } of facets.skills) {
    expect(await left({ skill, module: undefined }), skill).toBe(count);
  }
  for (const { module, count } of facets.modules) expect(await left({ module })).toBe(count);
  for (const { country, count } of facets.countries) {
    expect(await left({ location: `country:${country}` })).toBe(count);
  }
  for (const { location, count } of facets.cities.slice(0, 5)) {
    expect(await left({ location }), location).toBe(count);
  }
  expect(await left({ location: 'remote' })).toBe(facets.remote);
  expect(facets.availability.length).toBeGreaterThan(0);
  for (const { availability, count } of facets.availability) {
    if (availability !== 'unavailable') expect(await left({ availability })).toBe(count);
  }
}

describe('the search', () => {
  let site: SearchedSite;
  let search: SearchOperations;
  beforeAll(async () => {
    site = await createSearchedSite(1200);
    search = site.search;
    return () => site.app.close();
  });

  const meets = (person: ScaleConsultant, input: FindInput): boolean => {
    const { skill, module, location = 'all', availability = 'all' } = input;
    const place = readLocation(location);
    const skills: readonly string[] = [...person.primarySkills, ...person.secondarySkills];
    return (
      (!skill || skills.includes(skill)) &&
      (!module || person.modules.includes(module)) &&
      (!place || placesOf(person).includes(place)) &&
      (availability === 'all' || person.availability === availability) &&
      person.hourlyRateUsd >= (input.minRate ?? 0) &&
      person.hourlyRateUsd <= (input.maxRate ?? 1000) &&
      person.yearsExperience >= (input.minExperience ?? 0)
    );
  };

  const filters: FindInput[] = [
    {},
    { skill: 'sales' },
    { skill: 'sales', module: 'sales.lead-management' },
    { location: 'london' },
    { location: 'country:de' },
    { location: 'city:montreal-ca' },
    { location: 'remote', availability: 'busy' },
    { skill: 'power-bi', location: 'country:us', availability: 'available' },
    { minRate: 90, maxRate: 120 },
    { minRate: 120, maxRate: 120, minExperience: 10 },
    { minExperience: 20, skill: 'finance-operations' },
  ];

  describe('a search', () => {
    it.each(filters)('finds just those whom %j leaves, in every order', async (filter) => {
      const expected = site.listed
        .filter((person) => meets(person, filter))
        .map(({ id }) => id)
        .sort();
      for (const sort of searchSorts) {
        const ids = await readAll(search, { ...filter, sort, limit: 100 });
        expect(ids.toSorted(), sort).toEqual(expected);
      }
      const { total } = await search.findConsultants({ ...filter, limit: 1 });
      expect(total).toEqual({ count: expected.length, isCapped: false });
    });

    // What decides first, then next; at last the younger id. No one has a review yet, so that experience stands for the
    // rating.
    const readiness = ['unavailable', 'busy', 'available'];
    const orders: [SearchSort, (person: ScaleConsultant) => number[]][] = [
      ['rating', (person) => [person.yearsExperience]],
      ['experience', (person) => [person.yearsExperience]],
      ['rate-low', (person) => [-person.hourlyRateUsd, person.yearsExperience]],
      ['rate-high', (person) => [person.hourlyRateUsd, person.yearsExperience]],
      [
        'availability',
        (person) => [readiness.indexOf(person.availability), person.yearsExperience],
      ],
    ];

    it.each(orders)('has everyone in the order of %s, to the end', async (sort, ranksOf) => {
      const inOrder = site.listed.toSorted((one, other) => {
        const ranks = ranksOf(one);
        const differences = ranksOf(other).map((rank, at) => rank - (ranks[at] ?? 0));
        return differences.find((difference) => difference !== 0) ?? (one.id < other.id ? 1 : -1);
      });
      const ids = await readAll(search, { sort, limit: 100 });
      expect(ids).toEqual(inOrder.map(({ id }) => id));
    });

    it('sorts by relevance for a text and by rating without one, unless asked otherwise', async () => {
      expect((await search.findConsultants({ text: 'ledger' })).sort).toBe('relevance');
      expect((await search.findConsultants({})).sort).toBe('rating');
      expect((await search.findConsultants({ text: 'ledger', sort: 'rate-low' })).sort).toBe(
        'rate-low',
      );
    });

    it('shows no surname and nothing to reach anybody by', async () => {
      const { items } = await search.findConsultants({ limit: 100 });
      const byId = new Map(site.listed.map((person) => [person.id, person]));
      for (const card of items) {
        const lastName = byId.get(card.userId)?.lastName ?? '';
        expect(card.name).toBe(`${byId.get(card.userId)?.firstName} ${lastName[0]}.`);
        const { summary: _, ...rest } = card;
        expect(JSON.stringify(rest)).not.toContain(lastName);
      }
      expect(JSON.stringify(items)).not.toMatch(/\+44|example\.test|linkedin/i);
    });
  });

  describe('the counts of choices', () => {
    const asked: FindInput[] = [
      ...filters,
      { text: 'ledger' },
      { text: 'warehouse', skill: 'supply-chain' },
    ];

    it.each(asked)('are what choosing would leave, with %j', async (filter) => {
      const { facets, total } = await search.countConsultants(filter);
      const left = async (choice: FindInput): Promise<number> =>
        (await search.findConsultants({ ...filter, ...choice, limit: 1 })).total?.count ?? -1;
      expect(total.count).toBe(await left({}));
      await expectCounts(facets, left);
      expect(facets.modules.length > 0).toBe(
        filter.skill !== undefined && modulesOf(filter.skill).length > 0,
      );
    });

    it('name cities as people there write them', async () => {
      const { facets } = await search.countConsultants({ location: 'country:ca' });
      expect(facets.cities.find(({ location }) => location === 'city:montreal-ca')).toMatchObject({
        name: 'Montréal',
        country: 'ca',
      });
    });
  });

  describe('the statements of a search', () => {
    it.each([
      // What has changed, and the cards.
      [{}, 2],
      [{ skill: 'sales', location: 'london' }, 2],
      // The same, and the stems of the words.
      [{ text: 'ledger' }, 3],
      // No one matches it: the word that was meant is looked up, with the places among those that are like it.
      [{ text: 'leger' }, 6],
      [{ text: 'ledger museums payroll zeppelin shipping' }, 3],
    ] as const)('of %j are at most %i, however many are found', async (input, most) => {
      for (const limit of [1, 100]) {
        const statements = await countStatements(site.app, site.clientId, (client) =>
          client.search.findConsultants({ ...input, limit }),
        );
        expect(statements).toBeLessThanOrEqual(most);
      }
    });
  });
});

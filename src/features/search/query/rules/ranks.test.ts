import { expect, it } from 'vitest';
import {
  availabilityRank,
  leadingFactor,
  listOrders,
  meritOf,
  orderOfSort,
  rankOf,
} from './ranks.ts';
import { defaultSort, labelOfSort, searchSorts } from './sorts.ts';

const figures = {
  rating: 450,
  experience: 12,
  merit: 45_012,
  hourlyRateUsd: 120,
  availability: 2,
  readiness: 17,
};

it.each([
  ['rating', 45_012],
  ['experience', 12_450],
  ['rate-low', 45_012 - 120 * 65_536],
  ['rate-high', 45_012 + 120 * 65_536],
  ['availability', 45_012 + 2 * 65_536],
  ['readiness', 17 * 1024 - 120],
] as const)('the rank by %s is the sum of its figures', (name, rank) => {
  expect(rankOf(name, figures)).toBe(rank);
});

it.each([
  ['rating', 1],
  ['experience', 1000],
  ['rate-low', -65_536],
  ['rate-high', 65_536],
  ['availability', 65_536],
  ['readiness', 1024],
] as const)('what decides by %s counts %i times', (name, factor) => {
  expect(leadingFactor(name)).toBe(factor);
});

it('more merit is more stars, then more years', () => {
  expect(meritOf({ rating: 450, experience: 12 })).toBe(45_012);
  expect(meritOf({ rating: 451, experience: 0 })).toBeGreaterThan(
    meritOf({ rating: 450, experience: 50 }),
  );
});

it('more availability is a higher rank', () => {
  const ranks = (['unavailable', 'busy', 'available'] as const).map(availabilityRank);
  expect(ranks).toEqual([0, 1, 2]);
});

it('a list by relevance stands by rating among equals, every other by its own order', () => {
  expect(searchSorts.map(orderOfSort)).toEqual(['rating', ...searchSorts.slice(1)]);
  expect(new Set(searchSorts.map(orderOfSort))).toEqual(new Set(listOrders));
});

it('a search with a text is sorted by it, and every order has a name', () => {
  expect([defaultSort(true), defaultSort(false)]).toEqual(['relevance', 'rating']);
  expect(labelOfSort('relevance')).toBe('Best Match');
  expect(new Set(searchSorts.map(labelOfSort)).size).toBe(searchSorts.length);
});

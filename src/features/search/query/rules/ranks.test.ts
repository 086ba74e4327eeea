import fc from 'fast-check';
import { expect, it } from 'vitest';
import { profileLimits } from '#features/profiles/consultants/rules/profile-limits.ts';
import { availabilityRank, meritOf, rankBy, readinessRank } from './ranks.ts';
import { defaultSort, labelOfSort, type SearchSort, searchSorts } from './sorts.ts';

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
] as const)('the rank by %s is the sum of its figures', (sort, rank) => {
  expect(rankBy(sort)(figures)).toBe(rank);
});

it('among equal scores the readiest come first, then the cheapest', () => {
  expect(readinessRank(figures)).toBe(17 * 1024 - 120);
});

it('the deciding figure comes before all others', () => {
  const { hourlyRate, yearsExperience } = profileLimits;
  const anyFigures = fc
    .record({
      rating: fc.integer({ min: 0, max: 500 }),
      experience: fc.integer(yearsExperience),
      hourlyRateUsd: fc.integer(hourlyRate),
      availability: fc.integer({ min: 0, max: 2 }),
    })
    .map((each) => ({ ...each, merit: meritOf(each) }));
  fc.assert(
    fc.property(anyFigures, anyFigures, (one, other) => {
      const difference = (sort: SearchSort) => Math.sign(rankBy(sort)(one) - rankBy(sort)(other));
      const rate = Math.sign(one.hourlyRateUsd - other.hourlyRateUsd);
      if (rate !== 0) expect(difference('rate-high')).toBe(rate);
      if (rate !== 0) expect(difference('rate-low')).toBe(-rate);
      const years = Math.sign(one.experience - other.experience);
      if (years !== 0) expect(difference('experience')).toBe(years);
      const availability = Math.sign(one.availability - other.availability);
      if (availability !== 0) expect(difference('availability')).toBe(availability);
    }),
  );
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

it('a list by relevance is by rating among equals, every other by its own order', () => {
  expect(rankBy('relevance')).toBe(rankBy('rating'));
  expect(new Set(searchSorts.map(rankBy)).size).toBe(searchSorts.length - 1);
});

it('a search with a text is sorted by it, and every order has a name', () => {
  expect([defaultSort(true), defaultSort(false)]).toEqual(['relevance', 'rating']);
  expect(labelOfSort('relevance')).toBe('Best Match');
  expect(new Set(searchSorts.map(labelOfSort)).size).toBe(searchSorts.length);
});

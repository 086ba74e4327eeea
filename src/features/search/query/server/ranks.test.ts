import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { profileLimits } from '#features/profiles/consultants/rules/profile-limits.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';
import { rounds } from '#tests/support/rounds.ts';
import { splitByRank } from '../rules/rank-bounds.ts';
import {
  availabilitiesByRank,
  availabilityRank,
  meritOf,
  orderOfSort,
  type RankFigures,
  type RankName,
  rankFormulas,
  rankOf,
} from '../rules/ranks.ts';
import { rankSql } from './queries/rank-sql.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  return () => database.close();
});

const names = Object.keys(rankFormulas) as RankName[];
const { hourlyRate, yearsExperience } = profileLimits;
const anyFigures: fc.Arbitrary<RankFigures> = fc
  .record({
    rating: fc.integer({ min: 0, max: 500 }),
    experience: fc.integer(yearsExperience),
    hourlyRateUsd: fc.integer(hourlyRate),
    availability: fc.integer({ min: 0, max: 2 }),
    readiness: fc.integer({ min: 0, max: 20 }),
  })
  .map((figures) => ({ ...figures, merit: meritOf(figures) }));

describe('a rank', () => {
  it.each(names)('is the same number here and in the database: %s', async (name) => {
    const people = fc.sample(anyFigures, 200);
    const { rows } = await sql<{ rank: number }>`
      select ${rankSql(name)} as rank
        from jsonb_to_recordset(${JSON.stringify(
          people.map(({ hourlyRateUsd, ...figures }, position) => ({
            ...figures,
            position,
            hourly_rate_usd: hourlyRateUsd,
          })),
        )}::jsonb) as entry (
          rating smallint, experience smallint, merit integer, hourly_rate_usd smallint, availability smallint,
          readiness smallint, position integer
        )
       order by position
    `.execute(database.db);
    expect(rows.map(({ rank }) => rank)).toEqual(people.map((figures) => rankOf(name, figures)));
  });

  it.each([
    ['rating', 'by_rating'],
    ['experience', 'by_experience'],
    ['rate-low', 'by_rate_low'],
    ['rate-high', 'by_rate_high'],
    ['availability', 'by_availability'],
    ['readiness', 'by_readiness'],
  ] as const)('is written as its index has it: %s', async (name, index) => {
    const plan = await database.db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      await sql`set local enable_sort = off`.execute(tx);
      return sql<{ 'QUERY PLAN': string }>`
        explain select user_id from consultant_search as entry
         order by ${rankSql(name)} desc, entry.user_id desc limit 1
      `.execute(tx);
    });
    const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(lines).toContain(`consultant_search_${index}`);
    expect(lines).not.toContain('Sort');
  });

  it('puts the deciding figure before all others', () => {
    fc.assert(
      fc.property(anyFigures, anyFigures, (one, other) => {
        if (one.hourlyRateUsd < other.hourlyRateUsd) {
          expect(rankOf('rate-low', one)).toBeGreaterThan(rankOf('rate-low', other));
          expect(rankOf('rate-high', one)).toBeLessThan(rankOf('rate-high', other));
        }
        if (one.experience > other.experience) {
          expect(rankOf('experience', one)).toBeGreaterThan(rankOf('experience', other));
        }
        if (one.availability > other.availability) {
          expect(rankOf('availability', one)).toBeGreaterThan(rankOf('availability', other));
        }
        if (one.readiness > other.readiness) {
          expect(rankOf('readiness', one)).toBeGreaterThan(rankOf('readiness', other));
        }
      }),
    );
  });
});

describe('the bounds of a filter', () => {
  const anyRange = fc.record(
    {
      minRate: fc.integer({ min: 0, max: 1000 }),
      maxRate: fc.integer({ min: 0, max: 1000 }),
      minExperience: fc.integer({ min: 0, max: 60 }),
    },
    { requiredKeys: [] },
  );
  const anyAvailability = fc.constantFrom('all' as const, 'available' as const, 'busy' as const);
  const anySort = fc.constantFrom(
    'relevance' as const,
    'rating' as const,
    'experience' as const,
    'rate-low' as const,
    'rate-high' as const,
    'availability' as const,
  );

  it('leave exactly those whom the filter leaves, together with its rest', () => {
    const isLeft = (
      figures: RankFigures,
      {
        minRate = 0,
        maxRate = Number.POSITIVE_INFINITY,
        minExperience = 0,
        availability,
      }: ReturnType<typeof splitByRank>['rest'],
    ): boolean =>
      figures.hourlyRateUsd >= minRate &&
      figures.hourlyRateUsd <= maxRate &&
      figures.experience >= minExperience &&
      (availability === 'all' || availabilityRank(availability) === figures.availability);
    fc.assert(
      fc.property(anyFigures, anyRange, anyAvailability, anySort, (figures, range, free, sort) => {
        const filter = {
          ...{ text: '', location: 'all', credentials: 'all' as const },
          ...{ ...range, availability: free },
        };
        const { bounds, rest } = splitByRank(filter, sort);
        const { atLeast = Number.NEGATIVE_INFINITY, below = Number.POSITIVE_INFINITY } = bounds;
        const rank = rankOf(orderOfSort(sort), figures);
        expect(rank >= atLeast && rank < below && isLeft(figures, rest)).toBe(
          isLeft(figures, filter),
        );
      }),
      { numRuns: rounds(100, 1000) },
    );
  });

  it('know every availability', () => {
    expect(availabilitiesByRank.map(availabilityRank)).toEqual([0, 1, 2]);
  });
});

import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { plainDeals } from '#features/hiring/completions/server/queries/completed-deals.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';
import { companies } from '#features/identity/memberships/server/queries/memberships.ts';
import type { Reviewer } from '#features/profiles/ratings/rules.ts';
import { facetCount, marks, starsOf } from '../../rules.ts';
import { isAbout, isCounted, isPublic, reviewerOf, type Subject } from './public-reviews.ts';

/** What the public reviews of a subject come to. */
export interface ReviewSums {
  /** The first to review comes first. `written` are all public reviews, also those that do not count. */
  reviewers: (Reviewer & { reviewer: string; written: number })[];
  /** How many reviews that count have these marks and this answer. */
  given: { marks: number[]; again: boolean; reviews: number }[];
}

/** The stars of each mark, in hundredths. */
const hundredths = sql`${marks.values.map((mark) => 100 * starsOf[mark])}::int[]`;
const places = Array.from({ length: facetCount }, (_, facet) => facet + 1);

/** The stars of a review as `starsOfReview` says: the mean over its facets, rounded half up. */
export const starsOfRow = sql<number>`(2 * (${sql.join(
  places.map((place) => sql`(${hundredths})[review.marks[${sql.lit(place)}]]`),
  sql` + `,
)}) + ${sql.lit(facetCount)}) / ${sql.lit(2 * facetCount)}`;

/** Sums the public reviews of a subject up, in one pass: there may be thousands. */
export async function sumReviews(db: Db, subject: Subject): Promise<ReviewSums> {
  const reviewer = reviewerOf(subject);
  const rows = await db
    .selectFrom('reviews as review')
    .innerJoin(plainDeals(db).as('deal'), 'deal.id', 'review.completion_id')
    .innerJoin(people(db).as('consultant'), 'consultant.user_id', 'review.consultant_id')
    .innerJoin(companies(db).as('company'), 'company.id', 'review.company_id')
    .where(isPublic)
    .where(isAbout(subject))
    .groupBy(sql`grouping sets ((${reviewer}), (review.marks, review.again))`)
    .select([
      sql<string | null>`${reviewer}`.as('reviewer'),
      sql<number[] | null>`review.marks`.as('marks'),
      'review.again',
      sql<number>`count(*)::int`.as('written'),
      sql<number>`(count(*) filter (where ${isCounted}))::int`.as('reviews'),
      sql<number>`coalesce(sum(${starsOfRow}) filter (where ${isCounted}), 0)::int`.as('stars'),
    ])
    .orderBy(sql`min(review.revealed_at)`)
    .orderBy(sql`1`)
    .execute();
  return {
    reviewers: rows.flatMap(({ reviewer: id, written, reviews, stars }) =>
      id === null ? [] : { reviewer: id, written, reviews, stars },
    ),
    given: rows.flatMap(({ marks: numbers, again, reviews }) =>
      numbers === null || again === null ? [] : { marks: numbers, again, reviews },
    ),
  };
}

import { sql } from 'kysely';
import type { CompanyId } from '#access/company.ts';
import { toUserId, type UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { newestFirst } from '#db/newest-first.ts';
import {
  completedDeals,
  plainDeals,
} from '#features/hiring/completions/server/queries/completed-deals.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';
import { companies } from '#features/identity/memberships/server/queries/memberships.ts';
import { type PageRequest, toPage } from '#lib/api/cursor.ts';
import type { Page } from '#lib/api/pagination.ts';
import type { ReviewId } from '../../ids.ts';

/** Who is reviewed: a consultant by clients, or a company by consultants. */
export type Subject = { consultantId: UserId } | { companyId: CompanyId };

/** Whether the `review` of a statement is by the other side and about this subject. */
export const isAbout = (subject: Subject) =>
  'consultantId' in subject
    ? sql<boolean>`review.author_side = 'client' and review.consultant_id = ${subject.consultantId}`
    : sql<boolean>`review.author_side = 'consultant' and review.company_id = ${subject.companyId}`;

/** Of two sides one is the subject, and the other one has written. */
export const reviewerOf = (subject: Subject) =>
  sql<string>`${sql.ref('consultantId' in subject ? 'review.company_id' : 'review.consultant_id')}`;

/**
 * Whether the `review` of a statement counts in a rating. Made-up deals say nothing of real people, and a deal that
 * time has completed was confirmed by one side alone.
 */
export const isCounted = sql<boolean>`deal."completedHow" = 'confirmed'
  and consultant.is_demo = company.is_demo`;

/** Revealed, not removed, and not held. */
export const isPublic = sql<boolean>`review.revealed_at is not null and review.removed_at is null
  and (review.held_for is null or review.released_at is not null)`;

/** Reviews that all may read who may read their subject: revealed, not held and not removed. */
const selectPublic = (db: Db, subject: Subject) =>
  db
    .selectFrom('reviews as review')
    .innerJoin(completedDeals(db).as('deal'), 'deal.id', 'review.completion_id')
    .innerJoin(people(db).as('consultant'), 'consultant.user_id', 'review.consultant_id')
    .innerJoin(companies(db).as('company'), 'company.id', 'review.company_id')
    .where(isPublic)
    .where(isAbout(subject))
    .select([
      'review.id',
      'review.marks',
      'review.again',
      'review.revealed_at',
      reviewerOf(subject).as('reviewer'),
      isCounted.as('isCounted'),
    ])
    .$narrowType<{ revealed_at: Date; again: boolean }>();

/** The consultants of whom a review was revealed. */
export async function listReviewed(db: Db): Promise<UserId[]> {
  const rows = await db
    .selectFrom('reviews')
    .select('consultant_id')
    .distinct()
    .where('author_side', '=', 'client')
    .where('revealed_at', 'is not', null)
    .orderBy('consultant_id')
    .execute();
  return rows.map((row) => toUserId(row.consultant_id));
}

const selectWhole = (db: Db, subject: Subject) =>
  selectPublic(db, subject).select(['review.words', 'review.reply', 'review.replied_at']);

/** A public review with its words. */
export type PublicReviewRow = Awaited<
  ReturnType<ReturnType<typeof selectWhole>['execute']>
>[number];

/** The public reviews of a subject, the newest first, page by page. */
export async function listPublic(
  db: Db,
  subject: Subject,
  page: PageRequest,
): Promise<Page<PublicReviewRow>> {
  const rows = await selectWhole(db, subject)
    .$call((query) =>
      newestFirst(query, page, { createdAt: 'review.revealed_at', id: 'review.id' }),
    )
    .execute();
  return toPage(rows, page.limit, ({ revealed_at: createdAt, id }) => ({ createdAt, id }));
}

const selectPublicOfDeal = (db: Db) =>
  db
    .selectFrom('reviews as review')
    .innerJoin(completedDeals(db).as('deal'), 'deal.id', 'review.completion_id')
    .where(isPublic)
    .select([
      'review.author_side as bySide',
      'review.author_id as authorId',
      'review.company_id as companyId',
      'review.consultant_id as consultantId',
      'review.words',
      'review.reply',
      'deal.projectTitle',
    ])
    .$narrowType<{ authorId: UserId | null; consultantId: UserId }>();

/** A public review with its author, its subject and its deal. */
export type PublicReviewOfDeal = Awaited<
  ReturnType<ReturnType<typeof selectPublicOfDeal>['execute']>
>[number];

/** A public review by its id; null when there is none. */
export const findPublic = async (db: Db, id: ReviewId): Promise<PublicReviewOfDeal | null> =>
  (await selectPublicOfDeal(db).where('review.id', '=', id).executeTakeFirst()) ?? null;

/** What a subject has completed: all deals, those of which the time for reviews is over, and who came back. */
export async function countDeals(
  db: Db,
  subject: Subject,
  now: Date,
): Promise<{ completed: number; reviewable: number; cameBack: number }> {
  const ofConsultant = 'consultantId' in subject;
  const byOther = db
    .selectFrom(plainDeals(db).as('deal'))
    .select([
      sql<number>`count(*)::int`.as('completed'),
      sql<number>`(count(*) filter (where deal."reviewUntil" <= ${now} or exists (
        select from reviews where completion_id = deal.id and revealed_at is not null)))::int`.as(
        'reviewable',
      ),
    ])
    .$call((query) =>
      ofConsultant
        ? query.where('deal.consultantId', '=', subject.consultantId).groupBy('deal.companyId')
        : query.where('deal.companyId', '=', subject.companyId).groupBy('deal.consultantId'),
    );
  return db
    .selectFrom(byOther.as('other'))
    .select([
      sql<number>`coalesce(sum(other.completed), 0)::int`.as('completed'),
      sql<number>`coalesce(sum(other.reviewable), 0)::int`.as('reviewable'),
      sql<number>`(count(*) filter (where other.completed > 1))::int`.as('cameBack'),
    ])
    .executeTakeFirstOrThrow();
}

const selectHeld = (db: Db) =>
  db
    .selectFrom('reviews as review')
    .innerJoin(completedDeals(db).as('deal'), 'deal.id', 'review.completion_id')
    .innerJoin(people(db).as('consultant'), 'consultant.user_id', 'review.consultant_id')
    .innerJoin(companies(db).as('company'), 'company.id', 'review.company_id')
    .where('review.revealed_at', 'is not', null)
    .where('review.held_for', 'is not', null)
    .where('review.released_at', 'is', null)
    .where('review.removed_at', 'is', null)
    .select([
      'review.id',
      'review.held_for as heldFor',
      'review.author_side as by',
      'review.marks',
      'review.words',
      'review.revealed_at as revealedAt',
      'deal.projectTitle',
      'company.name as companyName',
      'review.consultant_id as consultantId',
      'consultant.first_name as firstName',
      'consultant.last_name as lastName',
    ])
    .$narrowType<{ revealedAt: Date; heldFor: 'same-domain' | 'same-browser' }>();

/** A review that waits for an admin. */
export type HeldReviewRow = Awaited<ReturnType<ReturnType<typeof selectHeld>['execute']>>[number];

/** The reviews that wait for an admin, last revealed first, page by page. */
export async function listHeld(db: Db, page: PageRequest): Promise<Page<HeldReviewRow>> {
  const rows = await selectHeld(db)
    .$call((query) =>
      newestFirst(query, page, { createdAt: 'review.revealed_at', id: 'review.id' }),
    )
    .execute();
  return toPage(rows, page.limit, ({ revealedAt: createdAt, id }) => ({ createdAt, id }));
}

/** How many reviews wait for an admin. */
export async function countHeld(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom(selectHeld(db).as('held'))
    .select(sql<number>`count(*)::int`.as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

import { sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { peopleWithEmail } from '#features/identity/accounts/server/queries/people.ts';
import type { ReviewId } from '#features/reviews/reviews/ids.ts';
import type { DecisionId } from '../../ids.ts';

const selectDecisions = (db: Db) =>
  db
    .selectFrom('decisions as decision')
    .leftJoin(peopleWithEmail(db).as('person'), 'person.user_id', 'decision.person_id')
    .selectAll('decision')
    .select(['person.first_name as firstName', 'person.last_name as lastName', 'person.email'])
    .$narrowType<{ id: DecisionId; review_id: ReviewId | null }>();

/** A decision with the person whom it is about. */
export type DecisionRow = Awaited<
  ReturnType<ReturnType<typeof selectDecisions>['execute']>
>[number];

/** A decision; null when there is none. */
export const findDecision = async (db: Db, id: string): Promise<DecisionRow | null> =>
  (await selectDecisions(db).where('decision.id', '=', id).executeTakeFirst()) ?? null;

/** Decisions about this person, newest first. */
export const listDecisionsAbout = (db: Db, personId: UserId): Promise<DecisionRow[]> =>
  selectDecisions(db)
    .where('decision.person_id', '=', personId)
    .orderBy('decision.decided_at', 'desc')
    .orderBy('decision.id')
    .limit(100)
    .execute();

/** Appeals without an answer, longest waiting first. */
export const listUnanswered = (db: Db): Promise<DecisionRow[]> =>
  selectDecisions(db)
    .where('decision.appeal', 'is not', null)
    .where('decision.outcome', 'is', null)
    .orderBy('decision.appealed_at')
    .limit(100)
    .execute();

/** What was taken out of a review, the oldest first. */
export const listRedactions = (db: Db, reviewId: ReviewId): Promise<DecisionRow[]> =>
  selectDecisions(db)
    .where('decision.review_id', '=', reviewId)
    .where('decision.kind', '=', 'review-redacted')
    .orderBy('decision.decided_at')
    .orderBy('decision.id')
    .execute();

/** How many appeals wait for an answer. */
export async function countUnanswered(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom('decisions')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('appeal', 'is not', null)
    .where('outcome', 'is', null)
    .executeTakeFirstOrThrow();
  return n;
}

/** Whether this is a user. */
export async function isUser(db: Db, userId: UserId): Promise<boolean> {
  const user = await db
    .selectFrom(peopleWithEmail(db).as('person'))
    .select('person.user_id')
    .where('person.user_id', '=', userId)
    .executeTakeFirst();
  return user !== undefined;
}

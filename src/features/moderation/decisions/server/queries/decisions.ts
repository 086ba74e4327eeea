import { sql } from 'kysely';
import { type CompanyId, toCompanyId } from '#access/company.ts';
import { toUserId, type UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { peopleWithEmail } from '#features/identity/accounts/server/queries/people.ts';
import {
  listMembers,
  ownedCompanies,
} from '#features/identity/memberships/server/queries/members.ts';
import type { ReviewId } from '#features/reviews/reviews/ids.ts';
import type { DecisionId } from '../../ids.ts';

const selectDecisions = (db: Db) =>
  db
    .selectFrom('decisions as decision')
    .leftJoin(peopleWithEmail(db).as('person'), 'person.user_id', 'decision.person_id')
    .selectAll('decision')
    .select(['person.first_name as firstName', 'person.last_name as lastName', 'person.email'])
    .$narrowType<{ id: DecisionId; review_id: ReviewId | null; company_id: CompanyId | null }>();

/** A decision with the person whom it is about. */
export type DecisionRow = Awaited<
  ReturnType<ReturnType<typeof selectDecisions>['execute']>
>[number];

/** A decision; null when there is none. */
export const findDecision = async (db: Db, id: string): Promise<DecisionRow | null> =>
  (await selectDecisions(db).where('decision.id', '=', id).executeTakeFirst()) ?? null;

/** Whether a decision is about this person or a company that they own. */
export const isOf = (db: Db, personId: UserId, alias: 'decision' | 'decisions') =>
  sql<boolean>`(${sql.ref(`${alias}.person_id`)} = ${personId}
    or ${sql.ref(`${alias}.company_id`)} = any(array(${ownedCompanies(db, personId)})))`;

/** A decision about this person or a company that they own; null when it is neither. */
export const findOwnDecision = async (
  db: Db,
  personId: UserId,
  id: DecisionId,
): Promise<DecisionRow | null> =>
  (await selectDecisions(db)
    .where('decision.id', '=', id)
    .where(isOf(db, personId, 'decision'))
    .executeTakeFirst()) ?? null;

/** Decisions about this person and the companies that they own, newest first. */
export const listOwnDecisions = (db: Db, personId: UserId): Promise<DecisionRow[]> =>
  selectDecisions(db)
    .where(isOf(db, personId, 'decision'))
    .orderBy('decision.decided_at', 'desc')
    .orderBy('decision.id')
    .limit(100)
    .execute();

/** Who reads a decision: its person, or the owners of its company. None where they have left. */
export async function listConcerned(db: Db, decision: DecisionRow) {
  if (decision.company_id) {
    const members = await listMembers(db, toCompanyId(decision.company_id));
    return members.filter(({ role }) => role === 'owner');
  }
  const { person_id: id, firstName, lastName, email } = decision;
  if (id === null || email === null) return [];
  return [{ userId: toUserId(id), firstName: firstName ?? '', lastName: lastName ?? '', email }];
}

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

/** What was taken out of a review, or out of the answer to it, the oldest first. */
export const listRedactions = (
  db: Db,
  reviewId: ReviewId,
  kind: 'review-redacted' | 'answer-redacted',
): Promise<DecisionRow[]> =>
  selectDecisions(db)
    .where('decision.review_id', '=', reviewId)
    .where('decision.kind', '=', kind)
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

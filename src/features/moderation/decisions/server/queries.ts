import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { completedDeals } from '#features/hiring/completions/server/queries/completed-deals.ts';
import { peopleWithEmail } from '#features/identity/accounts/server/queries/people.ts';
import type { ReviewId } from '#features/reviews/reviews/ids.ts';
import { revealedReviews } from '#features/reviews/reviews/server/queries/reviews.ts';
import type { DecisionId } from '../ids.ts';

const selectDecisions = (db: Db) =>
  db
    .selectFrom('decisions as decision')
    .innerJoin(revealedReviews(db).as('review'), 'review.id', 'decision.review_id')
    .innerJoin(completedDeals(db).as('deal'), 'deal.id', 'review.completion_id')
    .leftJoin(peopleWithEmail(db).as('author'), 'author.user_id', 'decision.person_id')
    .selectAll('decision')
    .select([
      'review.words',
      'deal.applicationId',
      'deal.projectTitle',
      'author.first_name as firstName',
      'author.last_name as lastName',
      'author.email',
    ])
    .$narrowType<{ id: DecisionId; review_id: ReviewId }>();

/** A decision with the deal that it is about. */
export type DecisionRow = Awaited<
  ReturnType<ReturnType<typeof selectDecisions>['execute']>
>[number];

/** A decision; null when there is none. */
export const findDecision = async (db: Db, id: string): Promise<DecisionRow | null> =>
  (await selectDecisions(db).where('decision.id', '=', id).executeTakeFirst()) ?? null;

/** Decisions about the content of this person, newest first. */
export const listDecisionsAbout = (db: Db, personId: UserId): Promise<DecisionRow[]> =>
  selectDecisions(db)
    .where('decision.person_id', '=', personId)
    .orderBy('decision.decided_at', 'desc')
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

import { hasRight } from '#access/company.ts';
import { type CorrespondentViewer, isConsultant } from '#access/viewer.ts';
import type { Db, Tx } from '#db/client.ts';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import { canReadToApply } from '#features/hiring/applications/policy.ts';
import type { Side } from '#features/hiring/applications/rules/life-cycle.ts';
import { findProjectToApply } from '#features/hiring/applications/server/queries/apply-view.ts';
import { findOwnSide } from '#features/hiring/applications/server/queries/own-side.ts';
import {
  type CompletedDeal,
  findCompletedDeal,
  listCompletedDeals,
} from '#features/hiring/completions/server/queries/completed-deals.ts';
import { findListedProfiles } from '#features/profiles/consultants/server/queries/listed-profile.ts';
import { type PageRequest, readPageRequest } from '#lib/api/cursor.ts';
import { implementOperations } from '#server/implement-operations.ts';
import { reviewsContract } from '../contract.ts';
import { replyToReview } from './commands/reply-to-review.ts';
import { saveDraft, submitReview } from './commands/write-review.ts';
import { countDeals, listPublic, type Subject } from './queries/public-reviews.ts';
import { sumReviews } from './queries/review-sums.ts';
import { findRevealed, listOfDeal } from './queries/reviews.ts';
import { viewDealReviews, viewReviews } from './views.ts';

const operations = implementOperations(reviewsContract);
const noDeal = { refused: 'REVIEW_NOT_FOUND' } as const;

export const reviewsProcedures = {
  getOfDeal: operations.getOfDeal.handler(async ({ context, input, errors }) => {
    const { db, clock, correspondent } = context;
    const own = await findOwnDeal(db, correspondent, input.applicationId);
    if (!own) throw errors.REVIEW_NOT_FOUND();
    return viewDealReviews(own.deal, await listOfDeal(db, own.deal.id), {
      ...{ side: own.side, userId: correspondent.userId, now: clock.now() },
      mayWrite: mayWrite(correspondent),
    });
  }),

  saveDraft: operations.saveDraft.handler(async ({ context, input, errors }) => {
    const { applicationId, ...written } = input;
    const { write, correspondent } = context;
    const { refused } = await write(async (tx) => {
      const own = await findOwnDeal(tx, correspondent, applicationId);
      if (!own) return noDeal;
      const review = { side: own.side, by: correspondent.userId, ...written };
      return saveDraft(tx, context, own.deal, review);
    });
    if (refused) throw errors[refused]();
    return {};
  }),

  submit: operations.submit.handler(async ({ context, input, errors }) => {
    const { applicationId, ...written } = input;
    const { write, db, clock, correspondent } = context;
    const outcome = await write(async (tx) => {
      const own = await findOwnDeal(tx, correspondent, applicationId);
      if (!own) return noDeal;
      const review = { side: own.side, by: correspondent.userId, ...written };
      return submitReview(tx, context, own.deal, review);
    });
    if (outcome.refused) throw errors[outcome.refused]();
    const own = await findOwnDeal(db, correspondent, applicationId);
    if (!own) throw errors.REVIEW_NOT_FOUND();
    return viewDealReviews(own.deal, await listOfDeal(db, own.deal.id), {
      ...{ side: own.side, userId: correspondent.userId, now: clock.now() },
      mayWrite: mayWrite(correspondent),
    });
  }),

  listOfConsultant: operations.listOfConsultant.handler(async ({ context, input, errors }) => {
    const page = readPageRequest(input);
    if (!page) throw errors.INVALID_CURSOR();
    const { db, clock, isDemo, correspondent } = context;
    const { consultantId } = input;
    const isOwn = correspondent.userId === consultantId;
    if (isConsultant(correspondent) && !isOwn) throw errors.CONSULTANT_NOT_FOUND();
    const at = { now: clock.now(), isDemo };
    if (!isOwn && (await findListedProfiles(db, at, [consultantId])).length === 0) {
      throw errors.CONSULTANT_NOT_FOUND();
    }
    return readReviews(db, { consultantId }, page, at.now);
  }),

  listOfClient: operations.listOfClient.handler(async ({ context, input, errors }) => {
    const page = readPageRequest(input);
    if (!page) throw errors.INVALID_CURSOR();
    const { db, clock, consultant } = context;
    const project = await findProjectToApply(db, consultant, input.projectId);
    if (!project || !canReadToApply(project)) throw errors.PROJECT_NOT_FOUND();
    return readReviews(db, { companyId: project.company_id }, page, clock.now());
  }),

  listOfOwnCompany: operations.listOfOwnCompany.handler(async ({ context, input, errors }) => {
    const page = readPageRequest(input);
    if (!page) throw errors.INVALID_CURSOR();
    const { db, clock, client } = context;
    return readReviews(db, { companyId: client.company.companyId }, page, clock.now());
  }),

  reply: operations.reply.handler(async ({ context, input: { reviewId, reply }, errors }) => {
    const { write, correspondent } = context;
    const { refused } = await write(async (tx) => {
      const review = await findRevealed(tx, reviewId);
      const [deal] = review ? await listCompletedDeals(tx, [review.completion_id]) : [];
      const own = deal && (await findOwnDeal(tx, correspondent, deal.applicationId));
      // One's own review is answered by the other side alone.
      const isRead = review && review.removed_at === null;
      if (!isRead || !own || own.side === review.author_side) return noDeal;
      return replyToReview(tx, context, review, { by: correspondent.userId, reply });
    });
    if (refused) throw errors[refused]();
    return {};
  }),
};

/** One page of what is said of a subject, and what all of it comes to. */
async function readReviews(db: Db, subject: Subject, page: PageRequest, now: Date) {
  const [{ items, nextCursor }, sums, deals] = await Promise.all([
    listPublic(db, subject, page),
    sumReviews(db, subject),
    countDeals(db, subject, now),
  ]);
  return { ...viewReviews(items, { sums, deals }), nextCursor };
}

/** Of a company those who may hire write its reviews; before the reveal its other members do not read them, either. */
const mayWrite = (person: CorrespondentViewer): boolean =>
  isConsultant(person) || hasRight(person.company, 'hire');

/** A completed deal of this person's, and the side they are; null where there is none. */
async function findOwnDeal(
  db: Db | Tx,
  person: CorrespondentViewer,
  applicationId: ApplicationId,
): Promise<{ deal: CompletedDeal; side: Side } | null> {
  const own = await findOwnSide(db, person, applicationId);
  const deal = own && (await findCompletedDeal(db, applicationId));
  return deal && { deal, side: own.side };
}

import { listHeld } from '#features/reviews/reviews/server/queries/public-reviews.ts';
import { readPageRequest } from '#lib/api/cursor.ts';
import { implementOperations } from '#server/implement-operations.ts';
import { decisionsContract } from '../contract.ts';
import { answerAppeal, appeal } from './commands/appeal.ts';
import { releaseReview, removeReview } from './commands/decide.ts';
import { listDecisionsAbout, listUnanswered } from './queries.ts';
import { viewAppeal, viewHeld, viewOwnDecision } from './views.ts';

const operations = implementOperations(decisionsContract);

export const decisionsProcedures = {
  listHeldReviews: operations.listHeldReviews.handler(async ({ context, input, errors }) => {
    const page = readPageRequest(input);
    if (!page) throw errors.INVALID_CURSOR();
    const { items, nextCursor } = await listHeld(context.db, page);
    return { items: items.map(viewHeld), nextCursor };
  }),

  releaseReview: operations.releaseReview.handler(async ({ context, input, errors }) => {
    const { refused } = await context.write((tx) =>
      releaseReview(tx, context, context.admin, input.reviewId),
    );
    if (refused) throw errors[refused]();
    return {};
  }),

  removeReview: operations.removeReview.handler(async ({ context, input, errors }) => {
    const { refused } = await context.write((tx) =>
      removeReview(tx, context, context.admin, input),
    );
    if (refused) throw errors[refused]();
    return {};
  }),

  listOwn: operations.listOwn.handler(async ({ context: { db, clock, person } }) =>
    (await listDecisionsAbout(db, person.userId)).map((row) => viewOwnDecision(row, clock.now())),
  ),

  appeal: operations.appeal.handler(async ({ context, input, errors }) => {
    const { refused } = await context.write((tx) =>
      appeal(tx, context, context.person.userId, input),
    );
    if (refused) throw errors[refused]();
    return {};
  }),

  listAppeals: operations.listAppeals.handler(async ({ context: { db, admin } }) =>
    (await listUnanswered(db)).map((row) => viewAppeal(row, admin.userId)),
  ),

  answerAppeal: operations.answerAppeal.handler(async ({ context, input, errors }) => {
    const { refused } = await context.write((tx) =>
      answerAppeal(tx, context, context.admin, input),
    );
    if (refused) throw errors[refused]();
    return {};
  }),
};

import { listHeld } from '#features/reviews/reviews/server/queries/public-reviews.ts';
import { readPageRequest } from '#lib/api/cursor.ts';
import { implementOperations } from '#server/implement-operations.ts';
import { decisionsContract } from '../contract/operations.ts';
import { answerAppeal, appeal } from './commands/appeal.ts';
import { redactReview, releaseReview, removeReview } from './commands/decide.ts';
import {
  isUser,
  listDecisionsAbout,
  listOwnDecisions,
  listUnanswered,
} from './queries/decisions.ts';
import { listCounted } from './queries/transparency.ts';
import {
  viewAppeal,
  viewDecisionsOf,
  viewHeld,
  viewOwnDecision,
  viewTransparency,
} from './views.ts';

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

  redactReview: operations.redactReview.handler(async ({ context, input, errors }) => {
    const { refused } = await context.write((tx) =>
      redactReview(tx, context, context.admin, input),
    );
    if (refused) throw errors[refused]();
    return {};
  }),

  listOfUser: operations.listOfUser.handler(async ({ context, input: { userId }, errors }) => {
    const { db, clock } = context;
    if (!(await isUser(db, userId))) throw errors.USER_NOT_FOUND();
    return viewDecisionsOf(await listDecisionsAbout(db, userId), clock.now());
  }),

  getTransparency: operations.getTransparency.handler(async ({ context: { db, isDemo } }) =>
    viewTransparency(await listCounted(db, isDemo)),
  ),

  listOwn: operations.listOwn.handler(async ({ context: { db, clock, person } }) =>
    (await listOwnDecisions(db, person.userId)).map((row) => viewOwnDecision(row, clock.now())),
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

import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { userIdSchema } from '#access/user.ts';
import { reviewIdSchema } from '#features/reviews/reviews/ids.ts';
import {
  passageMaxLength,
  passageMinLength,
  passagesMax,
  redactedParts,
} from '#features/reviews/reviews/rules.ts';
import { invalidCursor, pageInputShape, pageOf } from '#lib/api/pagination.ts';
import { typedText } from '#lib/api/plain-text.ts';
import { decisionIdSchema } from '../ids.ts';
import { appealMaxLength, appealOutcomes, grounds, reasonMaxLength } from '../rules.ts';
import {
  appealSchema,
  decisionRecordSchema,
  heldReviewSchema,
  ownDecisionSchema,
} from './decision-views.ts';
import { transparencyYearSchema } from './transparency.ts';

const ofReview = z.strictObject({ reviewId: reviewIdSchema });
const reason = (missing: string) => typedText().min(1, missing).max(reasonMaxLength);
const refusals = {
  REVIEW_NOT_FOUND: { status: 404, message: 'This review does not exist.' },
  REVIEW_DECIDED: { status: 409, message: 'Another admin has decided about this review.' },
} as const;
const noDecision = {
  DECISION_NOT_FOUND: { status: 404, message: 'This decision does not exist.' },
} as const;

/** What admins decide about content, with reasons for its author, who can appeal. */
export const decisionsContract = {
  listHeldReviews: operation({
    method: 'GET',
    path: '/admin/held-reviews',
    access: 'admin',
    summary: 'Reviews between accounts that may belong together, last revealed first',
  })
    .input(z.strictObject(pageInputShape))
    .output(pageOf(heldReviewSchema))
    .errors(invalidCursor),

  releaseReview: operation({
    method: 'POST',
    path: '/admin/reviews/{reviewId}/release',
    access: 'admin',
    summary: 'Let others read a held review: from then on it counts',
  })
    .input(ofReview)
    .output(z.object({}))
    .errors(refusals),

  removeReview: operation({
    method: 'POST',
    path: '/admin/reviews/{reviewId}/remove',
    access: 'admin',
    summary: 'Remove a revealed review: its author is notified of the reasons and can appeal',
    description: 'Its author alone reads it from then on, and it does not count.',
  })
    .input(
      ofReview.extend({
        ground: z.enum(grounds.values, { error: 'Please choose one' }),
        reason: reason('Please say why: the author reads it.'),
      }),
    )
    .output(z.object({}))
    .errors(refusals),

  redactReview: operation({
    method: 'POST',
    path: '/admin/reviews/{reviewId}/redact',
    access: 'admin',
    summary: 'Take personal data out of a revealed review, or of the answer to it; its stars stay',
    description:
      'Each passage is replaced by […] wherever it stands in that part. Who wrote it is notified of the reason, and can appeal.',
  })
    .input(
      ofReview.extend({
        part: z.enum(redactedParts).default('review'),
        passages: z
          .array(z.string().trim().min(passageMinLength).max(passageMaxLength))
          .min(1)
          .max(passagesMax),
        ground: z.enum(grounds.values).default('law'),
        reason: reason('Please say why: the author reads it.'),
      }),
    )
    .output(z.object({}))
    .errors({
      ...refusals,
      PASSAGE_NOT_FOUND: {
        status: 409,
        message: 'There are no such words. Please copy them as they stand there.',
      },
    }),

  listOwn: operation({
    method: 'GET',
    path: '/me/decisions',
    access: 'signed-in',
    whileSuspended: true,
    summary:
      'What admins have decided about the own account, content and reports, with the reasons',
    description: 'Also about companies that the caller owns. Newest first; a hundred at most.',
  }).output(z.array(ownDecisionSchema)),

  appeal: operation({
    method: 'POST',
    path: '/me/decisions/{decisionId}/appeal',
    access: 'signed-in',
    whileSuspended: true,
    summary: 'Appeal against a decision, once: another admin answers',
    description: 'Any owner appeals for a company, while no owner has.',
  })
    .input(
      z.strictObject({
        decisionId: decisionIdSchema,
        text: typedText().min(1, 'Please explain why you appeal.').max(appealMaxLength),
      }),
    )
    .output(z.object({}))
    .errors({
      ...noDecision,
      APPEAL_CLOSED: {
        status: 409,
        message: 'There is an appeal against this already, or the time for it is over.',
      },
    }),

  listOfUser: operation({
    method: 'GET',
    path: '/admin/users/{userId}/decisions',
    access: 'admin',
    summary: 'What admins have decided about a user, newest first; a hundred at most',
  })
    .input(z.strictObject({ userId: userIdSchema }))
    .output(
      z.object({
        /** How many strikes count now. */
        strikes: z.number().int(),
        items: z.array(decisionRecordSchema),
      }),
    )
    .errors({ USER_NOT_FOUND: { status: 404, message: 'This user does not exist.' } }),

  getTransparency: operation({
    method: 'GET',
    path: '/transparency',
    access: 'anyone',
    summary: 'What was reported, decided and appealed against, counted for each year',
    description: 'Accounts that are marked as demo data are not counted on a real site.',
  }).output(z.array(transparencyYearSchema)),

  listAppeals: operation({
    method: 'GET',
    path: '/admin/appeals',
    access: 'admin',
    summary: 'Appeals that wait for an answer, longest waiting first; a hundred at most',
  }).output(z.array(appealSchema)),

  answerAppeal: operation({
    method: 'POST',
    path: '/admin/appeals/{decisionId}/answer',
    access: 'admin',
    summary: 'Answer an appeal as another admin than the one who decided; the person is notified',
    description:
      'What was decided is undone if the decision is taken back: the review counts again, the account or company is what it was.',
  })
    .input(
      z.strictObject({
        decisionId: decisionIdSchema,
        outcome: z.enum(appealOutcomes.values, { error: 'Please choose one' }),
        answer: reason('Please say why: the person reads it.'),
      }),
    )
    .output(z.object({}))
    .errors({
      ...noDecision,
      APPEAL_ANSWERED: {
        status: 409,
        message: 'Another admin has answered this appeal, or there is none.',
      },
      OWN_DECISION: {
        status: 409,
        message: 'You have made this decision. Another admin has to answer the appeal.',
      },
    }),
};

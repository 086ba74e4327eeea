import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { applicationIdSchema } from '#features/hiring/applications/ids.ts';
import { sides } from '#features/hiring/applications/rules/life-cycle.ts';
import { reviewIdSchema } from '#features/reviews/reviews/ids.ts';
import { marks } from '#features/reviews/reviews/rules.ts';
import { invalidCursor, pageInputShape, pageOf } from '#lib/api/pagination.ts';
import { typedText } from '#lib/api/plain-text.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';
import { decisionIdSchema } from './ids.ts';
import {
  appealMaxLength,
  appealOutcomes,
  grounds,
  reasonMaxLength,
  reasonsToHold,
} from './rules.ts';

/** A review that others do not read before an admin has looked at it. */
const heldReviewSchema = z.object({
  id: z.uuid(),
  heldFor: z.enum(reasonsToHold.values),
  projectTitle: z.string(),
  companyName: z.string(),
  consultant: z.object({ userId: z.uuid(), name: z.string() }),
  by: z.enum(sides),
  marks: z.array(z.enum(marks.values)),
  words: z.string(),
  revealedAt: timestampSchema,
});
export type HeldReview = z.infer<typeof heldReviewSchema>;

/** A decision as its author reads it: a statement of reasons. All decisions are made by a person. */
const ownDecisionSchema = z.object({
  id: z.uuid(),
  applicationId: applicationIdSchema,
  projectTitle: z.string(),
  ground: z.enum(grounds.values),
  reason: z.string(),
  decidedAt: timestampSchema,
  appealUntil: timestampSchema,
  appeal: z.object({ text: z.string(), at: timestampSchema }).nullable(),
  outcome: z
    .object({ value: z.enum(appealOutcomes.values), answer: z.string(), at: timestampSchema })
    .nullable(),
  can: z.object({ appeal: z.boolean() }),
});
export type OwnDecision = z.infer<typeof ownDecisionSchema>;

/** An appeal that waits, as admins read it. */
const appealSchema = ownDecisionSchema.omit({ can: true, outcome: true }).extend({
  words: z.string(),
  answerUntil: timestampSchema,
  /** Not for the admin who decided. */
  can: z.object({ answer: z.boolean() }),
});
export type Appeal = z.infer<typeof appealSchema>;

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

  listOwn: operation({
    method: 'GET',
    path: '/me/decisions',
    access: 'signed-in',
    whileSuspended: true,
    summary: 'What admins have decided about own content, with the reasons, newest first',
  }).output(z.array(ownDecisionSchema)),

  appeal: operation({
    method: 'POST',
    path: '/me/decisions/{decisionId}/appeal',
    access: 'signed-in',
    whileSuspended: true,
    summary: 'Appeal against a decision about own content, once: another admin answers',
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
        message: 'You have appealed against this already, or the time for it is over.',
      },
    }),

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
    summary: 'Answer an appeal as another admin than the one who decided; the author is notified',
    description: 'A review whose removal is taken back can be read again, and counts.',
  })
    .input(
      z.strictObject({
        decisionId: decisionIdSchema,
        outcome: z.enum(appealOutcomes.values, { error: 'Please choose one' }),
        answer: reason('Please say why: the author reads it.'),
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

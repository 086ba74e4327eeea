import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { applicationIdSchema } from '#features/hiring/applications/ids.ts';
import { sides } from '#features/hiring/applications/rules/life-cycle.ts';
import { typedText } from '#lib/api/plain-text.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';
import { reviewIdSchema } from './ids.ts';
import { facetCount, marks, replyMaxLength, wordsMaxLength } from './rules.ts';

const mark = z.enum(marks.values);
const words = typedText().max(wordsMaxLength, `Please use at most ${wordsMaxLength} characters`);

/** A review as its author writes it; a draft may leave marks and the last question open. */
const draftShape = {
  /** A mark for each facet, in the order of the facets of the author's side. */
  marks: z.array(mark.nullable()).length(facetCount),
  again: z.boolean().nullable(),
  words,
};
export const reviewInputSchema = z.strictObject({
  marks: z.array(mark, { error: 'Please choose one for each' }).length(facetCount),
  again: z.boolean({ error: 'Please choose one' }),
  words,
});
export type ReviewInput = z.output<typeof reviewInputSchema>;

/** A review that was revealed. */
export const revealedReviewSchema = z.object({
  id: z.uuid(),
  by: z.enum(sides),
  marks: z.array(mark),
  /** The mean of the marks, in hundredths of a star. */
  stars: z.number().int(),
  again: z.boolean(),
  words: z.string(),
  revealedAt: timestampSchema,
  /** What the reviewed side answers; null where it has not. */
  reply: z.string().nullable(),
  repliedAt: timestampSchema.nullable(),
});
export type RevealedReview = z.infer<typeof revealedReviewSchema>;

/** How one side stands with the reviews of a completed deal. Of the other's it says nothing before the reveal. */
const dealReviewsSchema = z.object({
  side: z.enum(sides),
  projectTitle: z.string(),
  /** The first moment at which it cannot be written any more. */
  reviewUntil: timestampSchema,
  /** What the own side has written and can change. */
  own: z
    .object({
      ...draftShape,
      words: z.string(),
      isSubmitted: z.boolean(),
      writtenAt: timestampSchema,
    })
    .nullable(),
  /** Both, or the one that was written; empty until they are revealed. */
  revealed: z.array(revealedReviewSchema),
  can: z.object({ write: z.boolean(), reply: z.boolean() }),
});
export type DealReviews = z.infer<typeof dealReviewsSchema>;

const ofDeal = z.strictObject({ applicationId: applicationIdSchema });
const noDeal = {
  REVIEW_NOT_FOUND: { status: 404, message: 'There is no completed deal to review.' },
} as const;
const closed = {
  REVIEW_CLOSED: {
    status: 409,
    message: 'The time for reviews is over, or both reviews can be read already.',
  },
} as const;

/** The two sides of a completed deal review each other; neither sees the other's review before both are there. */
export const reviewsContract = {
  getOfDeal: operation({
    method: 'GET',
    path: '/applications/{applicationId}/reviews',
    access: 'correspondent',
    neverLookedAt: true,
    programs: true,
    summary: 'The reviews of a completed deal, as far as the own side may read them',
  })
    .input(ofDeal)
    .output(dealReviewsSchema)
    .errors(noDeal),

  saveDraft: operation({
    method: 'PUT',
    path: '/applications/{applicationId}/reviews/draft',
    access: 'correspondent',
    summary: 'Keep what the own side has written of its review so far',
  })
    .input(ofDeal.extend(draftShape))
    .output(z.object({}))
    .errors({ ...noDeal, ...closed }),

  submit: operation({
    method: 'PUT',
    path: '/applications/{applicationId}/reviews',
    access: 'correspondent',
    summary: 'Submit the own review, or change it until it is revealed',
    description:
      'Reviews are revealed together when both sides have submitted theirs, or when their time is up. ' +
      'From then on they do not change.',
  })
    .input(ofDeal.extend(reviewInputSchema.shape))
    .output(dealReviewsSchema)
    .errors({ ...noDeal, ...closed }),

  reply: operation({
    method: 'PUT',
    path: '/reviews/{reviewId}/reply',
    access: 'correspondent',
    summary: 'Answer a review of the own side, once, for everyone to read',
  })
    .input(
      z.strictObject({
        reviewId: reviewIdSchema,
        reply: typedText()
          .min(1, 'Please write an answer')
          .max(replyMaxLength, `Please use at most ${replyMaxLength} characters`),
      }),
    )
    .output(z.object({}))
    .errors({
      REVIEW_NOT_FOUND: { status: 404, message: 'This review does not exist.' },
      REPLY_CLOSED: {
        status: 409,
        message: 'This review was answered already, or the thirty days for an answer are over.',
      },
    }),
};

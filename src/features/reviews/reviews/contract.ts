import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { userIdSchema } from '#access/user.ts';
import { applicationIdSchema } from '#features/hiring/applications/ids.ts';
import { sides } from '#features/hiring/applications/rules/life-cycle.ts';
import { projectIdSchema } from '#features/hiring/projects/ids.ts';
import { invalidCursor, pageInputShape, pageOf } from '#lib/api/pagination.ts';
import { typedText } from '#lib/api/plain-text.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';
import { reviewIdSchema } from './ids.ts';
import { facetCount, marks, replyMaxLength, standings, wordsMaxLength } from './rules.ts';

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
  /** Whether others read it: not while an admin looks at it, and not once one has removed it. */
  standing: z.enum(standings),
});
export type RevealedReview = z.infer<typeof revealedReviewSchema>;

/** A review as those read it who may read its subject: without the name of its author. */
const publicReviewSchema = revealedReviewSchema.omit({ by: true, standing: true }).extend({
  /** The same number is the same author, among the reviews of one subject. */
  reviewer: z.number().int(),
  /** Whether it counts in the figures: both sides have confirmed that the deal is completed. */
  isCounted: z.boolean(),
});
export type PublicReview = z.infer<typeof publicReviewSchema>;

/** What the reviews that count come to. */
const reviewFiguresSchema = z.object({
  reviews: z.number().int(),
  /** The mean over the reviewers in hundredths of a star; null below three reviewers. */
  mean: z.number().int().nullable(),
  /** What "Highest Rated" orders by, in hundredths of a star. */
  score: z.number().int(),
  /** How often each mark was given, the lowest first, for each facet in its order. */
  marks: z.array(z.array(z.number().int()).length(marks.values.length)).length(facetCount),
  /** In how many of them the author would work with them again. */
  again: z.number().int(),
  deals: z.object({
    completed: z.number().int(),
    /** Of these, the deals of which the time for reviews is over or the reviews were revealed. */
    reviewable: z.number().int(),
    /** Of these, the deals of which all may read a review. */
    reviewed: z.number().int(),
    /** How many of the other side have completed more than one deal with them. */
    cameBack: z.number().int(),
  }),
});
const reviewsSchema = pageOf(publicReviewSchema).extend({ figures: reviewFiguresSchema });
export type Reviews = z.infer<typeof reviewsSchema>;

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
  /** Whether an admin has removed the review of the own company, which then its author alone reads. */
  isOwnRemoved: z.boolean(),
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
    programs: true,
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

  listOfConsultant: operation({
    method: 'GET',
    path: '/consultants/{consultantId}/reviews',
    access: 'correspondent',
    programs: true,
    summary: 'What clients say of a listed consultant, newest first, and what it comes to',
    description: 'Consultants read the reviews of themselves alone.',
  })
    .input(z.strictObject({ consultantId: userIdSchema, ...pageInputShape }))
    .output(reviewsSchema)
    .errors({
      ...invalidCursor,
      CONSULTANT_NOT_FOUND: { status: 404, message: 'This consultant is not listed.' },
    }),

  listOfClient: operation({
    method: 'GET',
    path: '/projects/{projectId}/client-reviews',
    access: 'consultant',
    programs: true,
    summary: 'What consultants say of the client of a project that one can read, newest first',
  })
    .input(z.strictObject({ projectId: projectIdSchema, ...pageInputShape }))
    .output(reviewsSchema)
    .errors({
      ...invalidCursor,
      PROJECT_NOT_FOUND: { status: 404, message: 'This project does not exist.' },
    }),

  listOfOwnCompany: operation({
    method: 'GET',
    path: '/me/company/reviews',
    access: 'client',
    programs: true,
    summary: 'What consultants say of the company that the caller acts for, newest first',
  })
    .input(z.strictObject(pageInputShape))
    .output(reviewsSchema)
    .errors(invalidCursor),

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

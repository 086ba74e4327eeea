import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { userIdSchema, userTypeSchema } from '#access/user.ts';
import { claimNames } from '#features/profiles/consultants/rules/claims.ts';
import { invalidCursor, pageInputShape, pageOf } from '#lib/api/pagination.ts';
import { typedLine, typedText } from '#lib/api/plain-text.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';
import { checklistItemIdSchema, questionIdSchema } from './ids.ts';
import {
  answerMaxLength,
  checklistItemMaxLength,
  checklistMaxItems,
  questionMaxLength,
} from './rules.ts';

const checklistItemSchema = z.object({ id: z.uuid(), text: z.string() });
/** What admins check before they approve an account, for each type of user. */
export const checklistsSchema = z.object({
  client: z.array(checklistItemSchema),
  consultant: z.array(checklistItemSchema),
});
export type Checklists = z.infer<typeof checklistsSchema>;

const changedClaimSchema = z.object({
  claim: z.enum(claimNames),
  before: z.array(z.string()),
  after: z.array(z.string()),
});

/** An approved consultant who claims something else than what was approved. */
export const changedClaimsSchema = z.object({
  userId: z.uuid(),
  name: z.string(),
  email: z.string(),
  /** Names what was looked at: a later change is another one. */
  changedAt: timestampSchema,
  changes: z.array(changedClaimSchema),
});
export type ChangedClaims = z.infer<typeof changedClaimsSchema>;

const questionSchema = z.object({
  id: z.uuid(),
  text: z.string(),
  askedAt: timestampSchema,
  /** Null for a former admin. */
  askedBy: z.string().nullable(),
  answer: z.string().nullable(),
  answeredAt: timestampSchema.nullable(),
});

/** How far an account has been checked, and what was asked about it. */
export const accountVettingSchema = z.object({
  items: z.array(
    checklistItemSchema.extend({
      tickedAt: timestampSchema.nullable(),
      tickedBy: z.string().nullable(),
    }),
  ),
  /** Newest first. */
  questions: z.array(questionSchema),
  changedClaims: changedClaimsSchema.nullable(),
});
export type AccountVetting = z.infer<typeof accountVettingSchema>;

/** The question that waits for the person's answer. */
export const ownQuestionSchema = z.object({
  id: z.uuid(),
  text: z.string(),
  askedAt: timestampSchema,
});
export type OwnQuestion = z.infer<typeof ownQuestionSchema>;

const ofUser = z.strictObject({ userId: userIdSchema });
const userNotFound = {
  USER_NOT_FOUND: { status: 404, message: 'This user does not exist.' },
} as const;

export const vettingContract = {
  getChecklists: operation({
    method: 'GET',
    path: '/checklists',
    access: 'anyone',
    summary: 'What is checked before an account is approved, for clients and for consultants',
  }).output(checklistsSchema),

  saveChecklist: operation({
    method: 'PUT',
    path: '/admin/checklists/{userType}',
    access: 'admin',
    summary: 'Replace a checklist; points that keep their id keep what was ticked',
  })
    .input(
      z.strictObject({
        userType: userTypeSchema,
        items: z
          .array(
            z.strictObject({
              /** None for a new point. */
              id: checklistItemIdSchema.nullable(),
              text: typedLine().min(1, 'Please say what is checked.').max(checklistItemMaxLength),
            }),
          )
          .min(1, 'A checklist has a point at least: public pages show it.')
          .max(checklistMaxItems),
      }),
    )
    .output(checklistsSchema),

  get: operation({
    method: 'GET',
    path: '/admin/users/{userId}/vetting',
    access: 'admin',
    summary: 'How far an account has been checked, what was asked, and which claims have changed',
  })
    .input(ofUser)
    .output(accountVettingSchema)
    .errors(userNotFound),

  tick: operation({
    method: 'PUT',
    path: '/admin/users/{userId}/vetting/{itemId}',
    access: 'admin',
    summary: 'Say that a point of the checklist was checked for this account, or was not',
  })
    .input(
      z.strictObject({
        userId: userIdSchema,
        itemId: checklistItemIdSchema,
        isTicked: z.boolean(),
      }),
    )
    .output(accountVettingSchema)
    .errors({
      ...userNotFound,
      ITEM_GONE: { status: 409, message: 'This point is not on the checklist any more.' },
    }),

  ask: operation({
    method: 'POST',
    path: '/admin/users/{userId}/questions',
    access: 'admin',
    summary: 'Ask a user about their account, by mail and on their page',
    successStatus: 201,
  })
    .input(
      z.strictObject({
        userId: userIdSchema,
        text: typedText().min(1, 'Please write the question.').max(questionMaxLength),
      }),
    )
    .output(accountVettingSchema)
    .errors({
      ...userNotFound,
      QUESTION_OPEN: { status: 409, message: 'A question waits for its answer already.' },
      ACCOUNT_STATE: {
        status: 409,
        message: 'A user who has not confirmed the address, or is suspended, cannot answer.',
      },
    }),

  listChangedClaims: operation({
    method: 'GET',
    path: '/admin/changed-claims',
    access: 'admin',
    summary: 'Approved consultants who have changed what was approved, longest waiting first',
  })
    .input(z.strictObject(pageInputShape))
    .output(pageOf(changedClaimsSchema))
    .errors(invalidCursor),

  countChangedClaims: operation({
    method: 'GET',
    path: '/admin/changed-claims/count',
    access: 'admin',
    summary: 'How many approved consultants have changed what was approved',
  }).output(z.object({ waiting: z.number().int() })),

  confirmClaims: operation({
    method: 'POST',
    path: '/admin/users/{userId}/confirm-claims',
    access: 'admin',
    summary: 'Approve what a consultant claims now in the place of what was approved',
  })
    .input(z.strictObject({ userId: userIdSchema, changedAt: timestampSchema }))
    .output(accountVettingSchema)
    .errors({
      ...userNotFound,
      CLAIMS_CHANGED: {
        status: 409,
        message: 'The profile has changed since you looked at it. Please look at it again.',
      },
    }),

  getOwnQuestion: operation({
    method: 'GET',
    path: '/me/question',
    access: 'signed-in',
    summary: 'The question about the own account that waits for an answer',
  }).output(z.object({ question: ownQuestionSchema.nullable() })),

  answer: operation({
    method: 'POST',
    path: '/me/questions/{questionId}/answer',
    access: 'signed-in',
    summary: 'Answer a question about the own account; admins are notified',
  })
    .input(
      z.strictObject({
        questionId: questionIdSchema,
        text: typedText().min(1, 'Please write an answer.').max(answerMaxLength),
      }),
    )
    .output(z.object({ question: ownQuestionSchema.nullable() }))
    .errors({
      QUESTION_NOT_FOUND: { status: 404, message: 'This question does not exist.' },
      ANSWERED_ALREADY: { status: 409, message: 'You have answered this question already.' },
    }),
};

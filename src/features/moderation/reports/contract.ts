import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { userIdSchema } from '#access/user.ts';
import { messageIdSchema, threadIdSchema } from '#features/conversations/messages/ids.ts';
import { cancellationSchema } from '#features/hiring/completions/contract/completion-view.ts';
import { projectIdSchema } from '#features/hiring/projects/ids.ts';
import { grounds } from '#features/moderation/decisions/rules.ts';
import { referenceIdSchema } from '#features/reviews/references/ids.ts';
import { reviewIdSchema } from '#features/reviews/reviews/ids.ts';
import { invalidCursor, pageInputShape, pageOf } from '#lib/api/pagination.ts';
import { typedText } from '#lib/api/plain-text.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';
import { reportIdSchema } from './ids.ts';
import { findingMaxLength, reportCauseIds, reportMaxLength, reportOutcomes } from './rules.ts';

const personSchema = z.object({ userId: z.uuid(), name: z.string(), email: z.string() });

/** A report as admins read it. */
export const reportSchema = z.object({
  id: z.uuid(),
  cause: z.enum(reportCauseIds),
  text: z.string(),
  createdAt: timestampSchema,
  /** Whose profile, project, message or review it is; null for an author who has left. */
  reported: personSchema.nullable(),
  /** Null when the report is not about a project. */
  project: z
    .object({
      id: z.uuid(),
      title: z.string(),
      /** What both sides said where work on it was cancelled. */
      cancellation: cancellationSchema.nullable(),
    })
    .nullable(),
  /**
   * What they did in a conversation, with the message as it stood when one was reported; null when it is about
   * something else.
   */
  conversation: z
    .object({
      message: z
        .object({
          text: z.string(),
          /** What could be read of it before its writer changed it, oldest first. */
          earlierTexts: z.array(z.string()),
          /** What its files were called; only the two people get their contents. */
          fileNames: z.array(z.string()),
          sentAt: timestampSchema,
        })
        .nullable(),
    })
    .nullable(),
  /** The review or the reference as it stood when it was reported; null when the report is about something else. */
  quote: z
    .object({
      of: z.enum(['review', 'reference']),
      projectTitle: z.string(),
      words: z.string(),
      /** Null where it is a reference, or the review is gone. */
      reviewId: z.uuid().nullable(),
    })
    .nullable(),
  /** Null for a user who has left. */
  reporter: personSchema.nullable(),
  settled: z
    .object({
      outcome: z.enum(reportOutcomes),
      toReporter: z.string(),
      toReported: z.string(),
      at: timestampSchema,
    })
    .nullable(),
});
export type ReportView = z.infer<typeof reportSchema>;

export const reportStates = ['waiting', 'settled'] as const;
export type ReportState = (typeof reportStates)[number];

const reportShape = {
  cause: z.enum(reportCauseIds),
  text: typedText().min(1, 'Please say what is wrong.').max(reportMaxLength),
};
const finding = () =>
  typedText().min(1, 'Please say what you found: the person reads it.').max(findingMaxLength);
const reportedAlready = {
  REPORTED_ALREADY: {
    status: 409,
    message: 'You have reported this already. We write to you once we have looked at it.',
  },
} as const;
const received = z.object({ id: z.uuid() });

export const reportsContract = {
  reportConsultant: operation({
    method: 'POST',
    path: '/consultants/{consultantId}/reports',
    access: 'approved-client',
    right: 'read',
    summary: 'Report a listed consultant’s profile to the admins',
    successStatus: 201,
  })
    .input(z.strictObject({ consultantId: userIdSchema, ...reportShape }))
    .output(received)
    .errors({
      CONSULTANT_NOT_FOUND: { status: 404, message: 'This consultant is not listed.' },
      ...reportedAlready,
    }),

  reportProject: operation({
    method: 'POST',
    path: '/projects/{projectId}/reports',
    access: 'consultant',
    summary: 'Report a project that one can read to the admins',
    successStatus: 201,
  })
    .input(z.strictObject({ projectId: projectIdSchema, ...reportShape }))
    .output(received)
    .errors({
      PROJECT_NOT_FOUND: { status: 404, message: 'This project does not exist.' },
      ...reportedAlready,
    }),

  reportThread: operation({
    method: 'POST',
    path: '/threads/{threadId}/reports',
    access: 'correspondent',
    right: 'read',
    summary: 'Report a message, or the other person’s conduct in a conversation, to the admins',
    description:
      'With a `messageId`, one that the other person wrote: admins read it as it stands now and as it stood before it was changed, and no other one.',
    successStatus: 201,
  })
    .input(
      z.strictObject({
        threadId: threadIdSchema,
        messageId: messageIdSchema.optional(),
        ...reportShape,
      }),
    )
    .output(received)
    .errors({
      THREAD_NOT_FOUND: { status: 404, message: 'This conversation does not exist.' },
      MESSAGE_NOT_FOUND: { status: 404, message: 'This message does not exist.' },
      ...reportedAlready,
    }),

  reportReview: operation({
    method: 'POST',
    path: '/reviews/{reviewId}/reports',
    access: 'correspondent',
    right: 'read',
    summary: 'Report a public review to the admins, as one of those who can read it',
    description: 'If the report is upheld, the review is removed, and its author can appeal.',
    successStatus: 201,
  })
    .input(z.strictObject({ reviewId: reviewIdSchema, ...reportShape }))
    .output(received)
    .errors({
      REVIEW_NOT_FOUND: { status: 404, message: 'This review does not exist.' },
      ...reportedAlready,
    }),

  reportReference: operation({
    method: 'POST',
    path: '/references/{referenceId}/reports',
    access: 'approved-client',
    right: 'read',
    summary: 'Report a reference of a listed consultant to the admins',
    description:
      'If the report is upheld, the reference is removed, and the consultant can appeal.',
    successStatus: 201,
  })
    .input(z.strictObject({ referenceId: referenceIdSchema, ...reportShape }))
    .output(received)
    .errors({
      REFERENCE_NOT_FOUND: { status: 404, message: 'This reference does not exist.' },
      ...reportedAlready,
    }),

  list: operation({
    method: 'GET',
    path: '/admin/reports',
    access: 'admin',
    summary: 'Reports that wait, longest waiting first, or the settled ones, newest first',
  })
    .input(z.strictObject({ state: z.enum(reportStates).default('waiting'), ...pageInputShape }))
    .output(pageOf(reportSchema))
    .errors(invalidCursor),

  countWaiting: operation({
    method: 'GET',
    path: '/admin/reports/count',
    access: 'admin',
    summary: 'How many reports, held reviews and appeals wait',
  }).output(z.object({ waiting: z.number().int() })),

  settle: operation({
    method: 'POST',
    path: '/admin/reports/{reportId}/settle',
    access: 'admin',
    summary: 'Say what was found: the one who reported and the one who was reported are notified',
    description:
      'Upheld, it removes a reported review or reference. It changes neither a profile nor a project: suspend the account, or ask. The one against whom it is decided can appeal.',
  })
    .input(
      z.strictObject({
        reportId: reportIdSchema,
        outcome: z.enum(reportOutcomes),
        /** On which an upheld report rests. */
        ground: z.enum(grounds.values).default('terms'),
        toReporter: finding(),
        toReported: finding(),
      }),
    )
    .output(reportSchema)
    .errors({
      REPORT_NOT_FOUND: { status: 404, message: 'This report does not exist.' },
      REPORT_SETTLED: { status: 409, message: 'Another admin has settled this report meanwhile.' },
    }),
};

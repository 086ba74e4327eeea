import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { userIdSchema } from '#access/user.ts';
import { applicationStatuses } from '#catalogue/enumerations/application.ts';
import { visibilities } from '#catalogue/enumerations/project.ts';
import {
  invoiceSummarySchema,
  subscriptionViewSchema,
} from '#features/billing/subscriptions/contract.ts';
import { completionRecordSchema } from '#features/hiring/completions/contract/completion-view.ts';
import {
  projectCardSchema,
  projectContactSchema,
} from '#features/hiring/projects/contract/project-views.ts';
import { ownProfileSchema } from '#features/profiles/consultants/contract/own-profile.ts';
import { ownCredentialSchema } from '#features/profiles/credentials/contract.ts';
import { invalidCursor, pageInputShape, pageOf } from '#lib/api/pagination.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';
import { jobProgress } from '#lib/jobs/find-jobs.ts';

/** The whole profile of a consultant, and how far each certification in it is proven. */
export const userProfileSchema = z.object({
  /** Null before the form was saved, and for clients. */
  profile: ownProfileSchema.nullable(),
  credentials: z.array(ownCredentialSchema),
});
export type UserProfileView = z.infer<typeof userProfileSchema>;

/** A project as admins read it. */
export const userProjectSchema = z.object({
  ...projectCardSchema.shape,
  ...projectContactSchema.shape,
  visibility: z.enum(visibilities.values),
  closingReason: z.string().nullable(),
  closedAt: timestampSchema.nullable(),
});
export type UserProject = z.infer<typeof userProjectSchema>;

const namedUserSchema = z.object({ userId: z.uuid(), name: z.string() });

/** An application as admins read it: between whom, about what, and what has become of it. */
export const userApplicationSchema = z.object({
  id: z.uuid(),
  status: z.enum(applicationStatuses.values),
  coverLetter: z.string(),
  decisionReason: z.string().nullable(),
  createdAt: timestampSchema,
  /** When the client opened it for the first time. */
  readAt: timestampSchema.nullable(),
  decidedAt: timestampSchema.nullable(),
  project: z.object({ id: z.uuid(), title: z.string() }),
  client: namedUserSchema,
  consultant: namedUserSchema,
  /** All that was proposed of the completion of the deal, the oldest first. */
  completions: z.array(completionRecordSchema),
  /** What the consultant said of the cancellation of the deal; null while they have not. */
  cancellationWord: z.string().nullable(),
});
export type UserApplication = z.infer<typeof userApplicationSchema>;

/** A mail to a user, without its words: they may hold links that open the account. */
export const userMailSchema = z.object({
  id: z.uuid(),
  /** Which of the product's mails, such as `account-approval`. */
  mail: z.string(),
  progress: z.enum(jobProgress),
  /** How often the mail server would not have it. */
  failures: z.number().int(),
  lastError: z.string().nullable(),
  queuedAt: timestampSchema,
  /** When it was sent, or given up. */
  endedAt: timestampSchema.nullable(),
  /** When it is tried next; null once it has ended. */
  dueAt: timestampSchema.nullable(),
});
export type UserMail = z.infer<typeof userMailSchema>;

const ofUser = z.strictObject({ userId: userIdSchema });
const pageOfUser = z.strictObject({ userId: userIdSchema, ...pageInputShape });
const userNotFound = {
  USER_NOT_FOUND: { status: 404, message: 'This user does not exist.' },
} as const;

/** All that there is of one user, each part by itself. */
export const userRecordContract = {
  getProfile: operation({
    method: 'GET',
    path: '/admin/users/{userId}/profile',
    access: 'admin',
    summary: 'The whole profile of a consultant, with the evidence for each certification',
  })
    .input(ofUser)
    .output(userProfileSchema)
    .errors(userNotFound),

  getSubscription: operation({
    method: 'GET',
    path: '/admin/users/{userId}/subscription',
    access: 'admin',
    summary: 'A user’s subscription as the billing service last confirmed it',
  })
    .input(ofUser)
    .output(subscriptionViewSchema)
    .errors(userNotFound),

  listInvoices: operation({
    method: 'GET',
    path: '/admin/users/{userId}/invoices',
    access: 'admin',
    summary: 'A user’s invoices, newest first',
  })
    .input(pageOfUser)
    .output(pageOf(invoiceSummarySchema))
    .errors({ ...userNotFound, ...invalidCursor }),

  listProjects: operation({
    method: 'GET',
    path: '/admin/users/{userId}/projects',
    access: 'admin',
    summary: 'A client’s projects of every state, private ones too, newest first',
  })
    .input(pageOfUser)
    .output(pageOf(userProjectSchema))
    .errors({ ...userNotFound, ...invalidCursor }),

  listApplications: operation({
    method: 'GET',
    path: '/admin/users/{userId}/applications',
    access: 'admin',
    summary: 'The applications that a consultant has sent, or a client received, newest first',
  })
    .input(pageOfUser)
    .output(pageOf(userApplicationSchema))
    .errors({ ...userNotFound, ...invalidCursor }),

  listMails: operation({
    method: 'GET',
    path: '/admin/users/{userId}/mails',
    access: 'admin',
    summary: 'The last mails to a user’s address, and what has become of each',
    description:
      'Those of the last week, and those that wait or have failed; a hundred at most. Their words are not kept.',
  })
    .input(ofUser)
    .output(z.object({ items: z.array(userMailSchema) }))
    .errors(userNotFound),
};

import { z } from 'zod';
import { applicationStatuses } from '#catalogue/enumerations/application.ts';
import { availabilities } from '#catalogue/enumerations/availability.ts';
import { workArrangements } from '#catalogue/enumerations/work-arrangement.ts';
import { verifiedCertificationSchema } from '#features/credentials/contract.ts';
import { projectCardSchema, projectContactSchema } from '#features/projects/contract/operations.ts';
import { projectIdSchema } from '#features/projects/ids.ts';
import { operation } from '#lib/api/operation.ts';
import { invalidCursor, pageInputShape, pageOf } from '#lib/api/pagination.ts';
import { typedText } from '#lib/api/plain-text.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';
import { applicationIdSchema } from '../ids.ts';
import { coverLetterSchema, decisionReasonMaxLength, rejectionCauses } from '../rules.ts';
import { receivedCountsContract } from './received-counts.ts';

const status = z.enum(applicationStatuses.values);

/** What has become of an application. */
const decisionShape = {
  status,
  /** Why it was rejected; null when it was not. */
  rejectedBecause: z.enum(rejectionCauses).nullable(),
  /** What the client said about it, in their words; null when they said nothing. */
  decisionReason: z.string().nullable(),
  decidedAt: timestampSchema.nullable(),
};

/** An application as its consultant sees it, with the project it is for. */
export const ownApplicationSchema = z.object({
  id: z.uuid(),
  ...decisionShape,
  coverLetter: z.string(),
  createdAt: timestampSchema,
  project: projectCardSchema,
  /** An applicant may know who the client is. */
  contact: projectContactSchema,
  can: z.object({ withdraw: z.boolean() }),
});
export type OwnApplication = z.infer<typeof ownApplicationSchema>;

/** An application as the client sees it: the person by short name (in full once accepted), and how to reach them. */
export const receivedApplicationSchema = z.object({
  id: z.uuid(),
  projectId: z.uuid(),
  projectTitle: z.string(),
  ...decisionShape,
  coverLetter: z.string(),
  createdAt: timestampSchema,
  /** Pending, and not opened by the client yet. */
  isNew: z.boolean(),
  consultant: z.object({
    userId: z.uuid(),
    name: z.string(),
    /** Where the photo is: blurred until the client has accepted the consultant; null without one. */
    photoUrl: z.string().nullable(),
    title: z.string(),
    city: z.string(),
    country: z.string(),
    workArrangement: z.enum(workArrangements.values).nullable(),
    hourlyRateUsd: z.number().int(),
    availability: z.enum(availabilities.values),
    yearsExperience: z.number().int(),
    summary: z.string(),
    experience: z.string(),
    primarySkills: z.array(z.string()),
    certifications: z.array(z.string()),
    verifiedCertifications: z.array(verifiedCertificationSchema),
  }),
  contact: z.object({
    email: z.string(),
    phone: z.string(),
    linkedinUrl: z.string(),
    websiteUrl: z.string(),
  }),
  can: z.object({ accept: z.boolean(), decline: z.boolean() }),
});
export type ReceivedApplication = z.infer<typeof receivedApplicationSchema>;

/** What a consultant needs to know before writing a cover letter. */
export const applyViewSchema = z.object({
  project: projectCardSchema,
  alreadyApplied: z.boolean(),
  /** Why the server would refuse an application now; null when it would not. */
  obstacle: z.enum(['not-approved', 'not-subscribed', 'no-profile']).nullable(),
});
export type ApplyView = z.infer<typeof applyViewSchema>;

const projectNotFound = {
  PROJECT_NOT_FOUND: {
    status: 404,
    message: "The project you're trying to apply for could not be found",
  },
} as const;
const ownProjectNotFound = {
  PROJECT_NOT_FOUND: { status: 404, message: 'You have no such project.' },
} as const;
const applicationNotFound = {
  APPLICATION_NOT_FOUND: { status: 404, message: 'This application does not exist.' },
} as const;
const wrongState = {
  APPLICATION_STATE: { status: 409, message: 'This application has been decided already.' },
} as const;
const applicationInput = z.strictObject({ applicationId: applicationIdSchema });

export const applicationsContract = {
  getApplyView: operation({
    method: 'GET',
    path: '/projects/{projectId}/apply',
    access: 'consultant',
    summary: 'A project as a consultant about to apply sees it, and what stands in the way',
  })
    .input(z.strictObject({ projectId: projectIdSchema }))
    .output(applyViewSchema)
    .errors(projectNotFound),

  submit: operation({
    method: 'POST',
    path: '/projects/{projectId}/applications',
    access: 'consultant',
    summary: 'Apply to an open public project; needs an approved profile and a subscription',
    successStatus: 201,
  })
    .input(z.strictObject({ projectId: projectIdSchema, coverLetter: coverLetterSchema }))
    .output(ownApplicationSchema)
    .errors({
      ...projectNotFound,
      ALREADY_APPLIED: { status: 409, message: 'You have already applied for this project' },
      PROFILE_REQUIRED: { status: 403, message: 'Please create your consultant profile first.' },
      NOT_APPROVED: { status: 403, message: 'Your account is waiting for approval.' },
      SUBSCRIPTION_REQUIRED: { status: 403, message: 'Applying needs an active subscription.' },
    }),

  listOwn: operation({
    method: 'GET',
    path: '/me/applications',
    access: 'consultant',
    summary: 'The own applications, newest first, each with its project',
  })
    .input(z.strictObject(pageInputShape))
    .output(pageOf(ownApplicationSchema))
    .errors(invalidCursor),

  listAppliedProjectIds: operation({
    method: 'GET',
    path: '/me/applied-projects',
    access: 'consultant',
    summary: 'Ids of the open projects that the consultant has applied to',
  }).output(z.object({ projectIds: z.array(z.uuid()) })),

  listReceived: operation({
    method: 'GET',
    path: '/me/projects/{projectId}/applications',
    access: 'approved-client',
    summary: 'Applications to one of the own projects, newest first',
  })
    .input(
      z.strictObject({ projectId: projectIdSchema, status: status.optional(), ...pageInputShape }),
    )
    .output(pageOf(receivedApplicationSchema))
    .errors({ ...ownProjectNotFound, ...invalidCursor }),

  getReceived: operation({
    method: 'GET',
    path: '/applications/{applicationId}',
    access: 'approved-client',
    summary: 'One application to one of the own projects',
  })
    .input(applicationInput)
    .output(receivedApplicationSchema)
    .errors(applicationNotFound),

  ...receivedCountsContract,

  accept: operation({
    method: 'POST',
    path: '/applications/{applicationId}/accept',
    access: 'approved-client',
    summary:
      'Accept an application: its project is in progress, the other pending ones are rejected, everyone is told',
  })
    .input(applicationInput)
    .output(receivedApplicationSchema)
    .errors({ ...applicationNotFound, ...wrongState }),

  decline: operation({
    method: 'POST',
    path: '/applications/{applicationId}/decline',
    access: 'approved-client',
    summary: 'Decline an application; the applicant is told, with the reason if one is given',
  })
    .input(
      applicationInput.extend({
        reason: typedText().max(decisionReasonMaxLength).default(''),
      }),
    )
    .output(receivedApplicationSchema)
    .errors({ ...applicationNotFound, ...wrongState }),

  withdraw: operation({
    method: 'POST',
    path: '/applications/{applicationId}/withdraw',
    access: 'consultant',
    summary: 'Withdraw an own pending application',
  })
    .input(applicationInput)
    .output(ownApplicationSchema)
    .errors({ ...applicationNotFound, ...wrongState }),
};

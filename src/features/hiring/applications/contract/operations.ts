import { z } from 'zod';
import { operation } from '#access/operation.ts';
import {
  applicationGroups,
  applicationSorts,
  applicationStatuses,
} from '#catalogue/enumerations/application.ts';
import { projectIdSchema } from '#features/hiring/projects/ids.ts';
import { invalidCursor, pageInputShape, pageOf } from '#lib/api/pagination.ts';
import { typedText } from '#lib/api/plain-text.ts';
import { applicationIdSchema } from '../ids.ts';
import { applicationShape } from '../rules/application-form.ts';
import { decisionReasonMaxLength } from '../rules/life-cycle.ts';
import { termsSchema } from '../rules/terms-schema.ts';
import {
  applyViewSchema,
  ownApplicationSchema,
  receivedApplicationSchema,
} from './application-views.ts';
import { dealContract } from './deal-operations.ts';
import { ownFiguresContract } from './own-figures.ts';
import { receivedCountsContract } from './received-counts.ts';
import { triageContract } from './triage-operations.ts';

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
    programs: true,
    summary: 'A project as a consultant about to apply sees it, and what stands in the way',
  })
    .input(z.strictObject({ projectId: projectIdSchema }))
    .output(applyViewSchema)
    .errors(projectNotFound),

  submit: operation({
    method: 'POST',
    path: '/projects/{projectId}/applications',
    access: 'consultant',
    programs: true,
    summary:
      'Apply to an open public project, or one that one is invited to; needs an approved profile and a subscription',
    successStatus: 201,
  })
    .input(z.strictObject({ projectId: projectIdSchema, ...applicationShape }))
    .output(ownApplicationSchema)
    .errors({
      ...projectNotFound,
      ALREADY_APPLIED: { status: 409, message: 'You have already applied for this project' },
      QUESTIONS_CHANGED: {
        status: 409,
        message: 'The client has changed the questions. Please answer them as they are now.',
      },
      PROFILE_REQUIRED: { status: 403, message: 'Please create your consultant profile first.' },
      NOT_APPROVED: { status: 403, message: 'Your account is waiting for approval.' },
      SUBSCRIPTION_REQUIRED: { status: 403, message: 'Applying needs an active subscription.' },
    }),

  listOwn: operation({
    method: 'GET',
    path: '/me/applications',
    access: 'consultant',
    programs: true,
    summary: 'The own applications, newest first, each with its project',
  })
    .input(z.strictObject(pageInputShape))
    .output(pageOf(ownApplicationSchema))
    .errors(invalidCursor),

  listAppliedProjectIds: operation({
    method: 'GET',
    path: '/me/applied-projects',
    access: 'consultant',
    programs: true,
    summary: 'Ids of the open projects that the consultant has applied to',
  }).output(z.object({ projectIds: z.array(z.uuid()) })),

  listReceived: operation({
    method: 'GET',
    path: '/me/projects/{projectId}/applications',
    access: 'approved-client',
    programs: true,
    summary:
      'Applications to one of the own projects, newest first unless another order is asked for',
    description:
      '`show` names a stage, which only pending applications have, those with a star, or those that are decided. ' +
      'Those who are equal in an order come newest first. A cursor goes on in the order that it was given out in.',
  })
    .input(
      z.strictObject({
        projectId: projectIdSchema,
        status: z.enum(applicationStatuses.values).optional(),
        show: z.enum(applicationGroups.values).optional(),
        sort: z.enum(applicationSorts.values).default('newest'),
        ...pageInputShape,
      }),
    )
    .output(pageOf(receivedApplicationSchema))
    .errors({ ...ownProjectNotFound, ...invalidCursor }),

  getReceived: operation({
    method: 'GET',
    path: '/applications/{applicationId}',
    access: 'approved-client',
    programs: true,
    summary: 'One application to one of the own projects',
  })
    .input(applicationInput)
    .output(receivedApplicationSchema)
    .errors(applicationNotFound),

  ...receivedCountsContract,
  ...dealContract,
  ...triageContract,
  ...ownFiguresContract,

  accept: operation({
    method: 'POST',
    path: '/applications/{applicationId}/accept',
    access: 'approved-client',
    programs: true,
    summary:
      'Accept an application: its project is in progress, the other pending ones are rejected, everyone is notified',
    description:
      'It binds on the terms that the consultant proposes. With `terms`, only if these are they; other terms are an offer. ' +
      '`wordsToOthers` is what the other applicants read. Above the limit of the company the acceptance of a hiring member waits for ' +
      'approval: the application is answered as pending, with its `approval`.',
  })
    .input(
      applicationInput.extend({
        terms: termsSchema.nullable().optional(),
        wordsToOthers: typedText().max(decisionReasonMaxLength).default(''),
      }),
    )
    .output(receivedApplicationSchema)
    .errors({
      ...applicationNotFound,
      ...wrongState,
      APPLICANT_SUSPENDED: {
        status: 409,
        message: 'This consultant’s account is on hold at the moment. Nothing was accepted.',
      },
      TERMS_CHANGED: {
        status: 409,
        message: 'The consultant has changed their terms. Please look at them again.',
      },
      APPROVAL_WAITS: {
        status: 409,
        message: 'This application waits for approval already.',
      },
      OFFER_ELSEWHERE: {
        status: 409,
        message: 'Your offer to another applicant waits for an answer. Withdraw it first.',
      },
    }),

  decline: operation({
    method: 'POST',
    path: '/applications/{applicationId}/decline',
    access: 'approved-client',
    programs: true,
    summary: 'Decline an application; the applicant is notified, with the reason if one is given',
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
    programs: true,
    summary: 'Withdraw an own application that is pending, or for which one is asked back',
  })
    .input(applicationInput)
    .output(ownApplicationSchema)
    .errors({ ...applicationNotFound, ...wrongState }),
};

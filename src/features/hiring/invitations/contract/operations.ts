import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { userIdSchema } from '#access/user.ts';
import { declineReasons, invitationStates } from '#catalogue/enumerations/invitation.ts';
import { projectIdSchema } from '#features/hiring/projects/ids.ts';
import { invalidCursor, pageInputShape, pageOf } from '#lib/api/pagination.ts';
import { typedText } from '#lib/api/plain-text.ts';
import { invitationIdSchema } from '../ids.ts';
import { declineWordsMaxLength, noteMaxLength } from '../rules.ts';
import {
  invitableProjectSchema,
  receivedInvitationSchema,
  sentInvitationSchema,
} from './invitation-views.ts';

const projectNotFound = {
  PROJECT_NOT_FOUND: { status: 404, message: 'You have no such project.' },
} as const;
const consultantNotFound = {
  CONSULTANT_NOT_FOUND: { status: 404, message: 'This consultant is not listed.' },
} as const;
const invitationNotFound = {
  INVITATION_NOT_FOUND: { status: 404, message: 'This invitation does not exist.' },
} as const;
const wrongState = {
  INVITATION_STATE: { status: 409, message: 'This invitation has ended or was answered already.' },
} as const;
const invitationInput = z.strictObject({ invitationId: invitationIdSchema });

export const invitationsContract = {
  send: operation({
    method: 'POST',
    path: '/me/projects/{projectId}/invitations',
    access: 'approved-client',
    summary: 'Invite a listed consultant to an own open project; they are notified by mail',
    description:
      'There is one invitation of a consultant to a project, whatever becomes of it. It lets them read the project and apply to ' +
      'it, also when it is private, until it is answered or withdrawn or the project closes. Beyond the number of a day 429 comes with ' +
      '`Retry-After`.',
    successStatus: 201,
  })
    .input(
      z.strictObject({
        projectId: projectIdSchema,
        consultantId: userIdSchema,
        note: typedText()
          .max(noteMaxLength, `A note can have up to ${noteMaxLength} characters`)
          .default(''),
      }),
    )
    .output(sentInvitationSchema)
    .errors({
      ...projectNotFound,
      ...consultantNotFound,
      PROJECT_STATE: { status: 409, message: 'The project is not open any more.' },
      ALREADY_INVITED: {
        status: 409,
        message: 'You have invited this consultant to this project already.',
      },
      ALREADY_APPLIED: {
        status: 409,
        message: 'This consultant has applied to this project already.',
      },
      TOO_MANY_INVITATIONS: {
        status: 429,
        message: 'You have sent as many invitations as a day allows. Please try again later.',
        data: z.object({ retryAfterSeconds: z.number().int() }),
      },
    }),

  listProjects: operation({
    method: 'GET',
    path: '/consultants/{consultantId}/invitable-projects',
    access: 'approved-client',
    summary: 'The own open projects, newest first, each with what is between it and a consultant',
  })
    .input(z.strictObject({ consultantId: userIdSchema, ...pageInputShape }))
    .output(pageOf(invitableProjectSchema))
    .errors({ ...consultantNotFound, ...invalidCursor }),

  listSent: operation({
    method: 'GET',
    path: '/me/projects/{projectId}/invitations',
    access: 'approved-client',
    summary: 'Invitations to one of the own projects, newest first, of all states or of one',
  })
    .input(
      z.strictObject({
        projectId: projectIdSchema,
        state: z.enum(invitationStates.values).optional(),
        ...pageInputShape,
      }),
    )
    .output(pageOf(sentInvitationSchema))
    .errors({ ...projectNotFound, ...invalidCursor }),

  withdraw: operation({
    method: 'POST',
    path: '/invitations/{invitationId}/withdraw',
    access: 'approved-client',
    summary: 'Take back an invitation that has not been answered; the right to the project ends',
  })
    .input(invitationInput)
    .output(sentInvitationSchema)
    .errors({ ...invitationNotFound, ...wrongState }),

  listReceived: operation({
    method: 'GET',
    path: '/me/invitations',
    access: 'consultant',
    summary: 'The invitations to oneself, newest first, of all states or of one',
  })
    .input(z.strictObject({ state: z.enum(invitationStates.values).optional(), ...pageInputShape }))
    .output(pageOf(receivedInvitationSchema))
    .errors(invalidCursor),

  getReceived: operation({
    method: 'GET',
    path: '/invitations/{invitationId}',
    access: 'consultant',
    programs: true,
    summary: 'One invitation to oneself, with its project while it may be read',
  })
    .input(invitationInput)
    .output(receivedInvitationSchema)
    .errors(invitationNotFound),

  markRead: operation({
    method: 'POST',
    path: '/invitations/{invitationId}/read',
    access: 'consultant',
    summary: 'The invitation has been opened; the first time counts',
  })
    .input(invitationInput)
    .output(z.object({}))
    .errors(invitationNotFound),

  decline: operation({
    method: 'POST',
    path: '/invitations/{invitationId}/decline',
    access: 'consultant',
    summary: 'Decline an invitation; its client is notified, with the reason',
    description:
      'With `isClientMuted` no further invitation of this client arrives. The client is not notified.',
  })
    .input(
      invitationInput.extend({
        reason: z.enum(declineReasons.values, { error: 'Please choose a reason' }),
        words: typedText()
          .max(declineWordsMaxLength, `It can have up to ${declineWordsMaxLength} characters`)
          .default(''),
        isClientMuted: z.boolean().default(false),
      }),
    )
    .output(receivedInvitationSchema)
    .errors({ ...invitationNotFound, ...wrongState }),

  unmuteClient: operation({
    method: 'DELETE',
    path: '/invitations/{invitationId}/mute',
    access: 'consultant',
    summary: 'Get invitations of this client again; those sent meanwhile do not come',
  })
    .input(invitationInput)
    .output(receivedInvitationSchema)
    .errors(invitationNotFound),
};

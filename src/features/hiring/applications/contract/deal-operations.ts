import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { wordsMaxLength } from '#features/hiring/completions/rules.ts';
import { typedText } from '#lib/api/plain-text.ts';
import { applicationIdSchema } from '../ids.ts';
import { undecidedEveryDays, undoneWithinDays } from '../rules/life-cycle.ts';
import { ownApplicationSchema } from './application-views.ts';

const applicationNotFound = {
  APPLICATION_NOT_FOUND: { status: 404, message: 'This application does not exist.' },
} as const;
const input = z.strictObject({ applicationId: applicationIdSchema });
const nothing = z.object({});

/** What becomes of an application between and after the decisions about it. */
export const dealContract = {
  tellUndecided: operation({
    method: 'POST',
    path: '/applications/{applicationId}/undecided',
    access: 'approved-client',
    programs: true,
    summary: 'Tell an applicant that nothing is decided yet; they are notified',
    description: `Once in ${undecidedEveryDays} days. The days until the application ends unanswered start again.`,
  })
    .input(input)
    .output(nothing)
    .errors({
      ...applicationNotFound,
      APPLICATION_STATE: { status: 409, message: 'This application has been decided already.' },
      TOLD_ALREADY: {
        status: 409,
        message: `You have told the consultant so in the last ${undecidedEveryDays} days.`,
      },
    }),

  askBack: operation({
    method: 'POST',
    path: '/applications/{applicationId}/ask-back',
    access: 'approved-client',
    programs: true,
    summary: 'Ask an applicant back who was rejected for another, while the project is open again',
  })
    .input(input)
    .output(nothing)
    .errors({
      ...applicationNotFound,
      APPLICATION_STATE: {
        status: 409,
        message: 'This applicant cannot be asked back, or has been asked already.',
      },
    }),

  standAgain: operation({
    method: 'POST',
    path: '/applications/{applicationId}/stand-again',
    access: 'consultant',
    programs: true,
    summary: 'Let an own application stand again for which the client has asked back',
  })
    .input(input)
    .output(ownApplicationSchema)
    .errors({
      ...applicationNotFound,
      APPLICATION_STATE: { status: 409, message: 'The client is not asking for this any more.' },
      PROFILE_REQUIRED: { status: 403, message: 'Please create your consultant profile first.' },
      NOT_APPROVED: { status: 403, message: 'Your account is waiting for approval.' },
      SUBSCRIPTION_REQUIRED: { status: 403, message: 'Applying needs an active subscription.' },
    }),

  undoDeal: operation({
    method: 'POST',
    path: '/applications/{applicationId}/undo',
    access: 'correspondent',
    programs: true,
    summary: 'Ask the other side to undo an accepted application, or agree to it',
    description: `Within ${undoneWithinDays} days of the acceptance. Once both have asked, the project is open again.`,
  })
    .input(input)
    .output(z.object({ isUndone: z.boolean() }))
    .errors({
      ...applicationNotFound,
      APPLICATION_STATE: { status: 409, message: 'This can no longer be undone.' },
    }),

  keepDeal: operation({
    method: 'POST',
    path: '/applications/{applicationId}/keep',
    access: 'correspondent',
    programs: true,
    summary: 'Take back or refuse the question to undo an accepted application',
  })
    .input(input)
    .output(nothing)
    .errors({
      ...applicationNotFound,
      APPLICATION_STATE: { status: 409, message: 'No one is asking for this any more.' },
    }),

  addCancellationWord: operation({
    method: 'PUT',
    path: '/applications/{applicationId}/cancellation-word',
    access: 'consultant',
    programs: true,
    summary: 'Say something of the cancellation of a project one worked on, once',
    description: 'The client reads it, and admins who decide about a report.',
  })
    .input(
      input.extend({
        word: typedText()
          .min(1, 'Please write a few words')
          .max(wordsMaxLength, `Please use at most ${wordsMaxLength} characters`),
      }),
    )
    .output(ownApplicationSchema)
    .errors({
      ...applicationNotFound,
      APPLICATION_STATE: {
        status: 409,
        message: 'The project was not cancelled, or you have said something already.',
      },
    }),
};

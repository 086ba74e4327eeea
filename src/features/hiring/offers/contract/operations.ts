import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { applicationIdSchema } from '#features/hiring/applications/ids.ts';
import { decisionReasonMaxLength } from '#features/hiring/applications/rules/life-cycle.ts';
import { termsSchema } from '#features/hiring/applications/rules/terms-schema.ts';
import { waitingOfferSchema } from '#features/hiring/deal-approvals/contract/approval-view.ts';
import { typedText } from '#lib/api/plain-text.ts';
import { offerIdSchema } from '../ids.ts';
import { offerWordsMaxLength, validDays } from '../rules.ts';
import { offerSchema } from './offer-views.ts';

const applicationNotFound = {
  APPLICATION_NOT_FOUND: { status: 404, message: 'This application does not exist.' },
} as const;
const offerNotFound = {
  OFFER_NOT_FOUND: { status: 404, message: 'This offer does not exist.' },
} as const;
const wrongState = {
  OFFER_STATE: {
    status: 409,
    message: 'This offer has expired, or was answered or withdrawn already.',
  },
} as const;
const offerInput = z.strictObject({ offerId: offerIdSchema });
const words = typedText()
  .max(offerWordsMaxLength, `You can write up to ${offerWordsMaxLength} characters`)
  .default('');

/** How many offers for an application are listed. */
export const mostListedOffers = 20;

export const offersContract = {
  list: operation({
    method: 'GET',
    path: '/applications/{applicationId}/offers',
    access: 'correspondent',
    programs: true,
    summary: 'The offers for an application of one’s own side, newest first',
    description: `The latest ${mostListedOffers}.`,
  })
    .input(z.strictObject({ applicationId: applicationIdSchema }))
    .output(z.object({ items: z.array(offerSchema) }))
    .errors(applicationNotFound),

  make: operation({
    method: 'POST',
    path: '/applications/{applicationId}/offers',
    access: 'approved-client',
    programs: true,
    summary: 'Offer an applicant terms that differ from those they propose',
    description:
      'It binds once the consultant accepts it; until then the other applications stay pending. A project has one open offer at a ' +
      'time. An accepted offer puts the project in progress and answers the other applications, with `wordsToOthers` if there are any. ' +
      'Above the limit of the company the offer of a hiring member waits for approval: the answer has the state `being-approved`, and ' +
      'the id of the approval. The consultant is offered nothing before.',
    successStatus: 201,
  })
    .input(
      z.strictObject({
        applicationId: applicationIdSchema,
        terms: termsSchema,
        message: words,
        wordsToOthers: typedText().max(decisionReasonMaxLength).default(''),
        validDays: z
          .number()
          .int()
          .min(validDays.least)
          .max(validDays.most)
          .default(validDays.usual),
      }),
    )
    .output(z.union([offerSchema, waitingOfferSchema]))
    .errors({
      ...applicationNotFound,
      APPLICATION_STATE: { status: 409, message: 'This application has been decided already.' },
      APPLICANT_SUSPENDED: {
        status: 409,
        message: 'This consultant’s account is on hold at the moment. Nothing was offered.',
      },
      TERMS_UNCHANGED: {
        status: 409,
        message:
          'These are the terms that the consultant proposes. Accept the application instead.',
      },
      APPROVAL_WAITS: {
        status: 409,
        message: 'This application waits for approval already.',
      },
      OFFER_OPEN: {
        status: 409,
        message: 'Your offer to this consultant waits for an answer. Withdraw it to make another.',
      },
      OFFER_ELSEWHERE: {
        status: 409,
        message: 'Your offer to another applicant waits for an answer. Withdraw it first.',
      },
    }),

  withdraw: operation({
    method: 'POST',
    path: '/offers/{offerId}/withdraw',
    access: 'approved-client',
    programs: true,
    summary: 'Withdraw an own offer that is open; the consultant is notified',
  })
    .input(offerInput)
    .output(offerSchema)
    .errors({ ...offerNotFound, ...wrongState }),

  accept: operation({
    method: 'POST',
    path: '/offers/{offerId}/accept',
    access: 'consultant',
    programs: true,
    summary:
      'Accept an offer: it binds, its project is in progress, the other pending applications are rejected',
  })
    .input(offerInput)
    .output(offerSchema)
    .errors({ ...offerNotFound, ...wrongState }),

  decline: operation({
    method: 'POST',
    path: '/offers/{offerId}/decline',
    access: 'consultant',
    programs: true,
    summary: 'Decline an offer; the application stays pending',
  })
    .input(offerInput.extend({ answer: words }))
    .output(offerSchema)
    .errors({ ...offerNotFound, ...wrongState }),

  counter: operation({
    method: 'POST',
    path: '/offers/{offerId}/counter',
    access: 'consultant',
    programs: true,
    summary: 'Answer an offer with other terms: they are what the application proposes from now on',
  })
    .input(offerInput.extend({ terms: termsSchema, answer: words }))
    .output(offerSchema)
    .errors({
      ...offerNotFound,
      ...wrongState,
      TERMS_UNCHANGED: {
        status: 409,
        message: 'These are the terms of the offer. Accept it instead.',
      },
    }),
};

import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { applicationIdSchema } from '#features/hiring/applications/ids.ts';
import { typedText } from '#lib/api/plain-text.ts';
import { completionIdSchema } from '../ids.ts';
import { answerWithinDays, wordsMaxLength } from '../rules.ts';
import { checklistSchema } from './checklist.ts';
import { proposeErrors } from './propose-errors.ts';

const input = z.strictObject({ completionId: completionIdSchema });
const nothing = z.object({});
const errors = {
  COMPLETION_NOT_FOUND: { status: 404, message: 'This proposal does not exist.' },
  COMPLETION_STATE: {
    status: 409,
    message: 'This proposal was answered or taken back already.',
  },
} as const;

/** Completing a deal: either side proposes it, and the other one answers. */
export const completionsContract = {
  propose: operation({
    method: 'POST',
    path: '/applications/{applicationId}/completions',
    access: 'correspondent',
    programs: true,
    summary: 'Propose that a deal is completed; the other side confirms it or says what is missing',
    description: `Without an answer it is completed after ${answerWithinDays} days, and its project with it.`,
    successStatus: 201,
  })
    .input(z.strictObject({ applicationId: applicationIdSchema, checklist: checklistSchema }))
    .output(z.object({ id: z.uuid() }))
    .errors({
      APPLICATION_NOT_FOUND: { status: 404, message: 'This application does not exist.' },
      PROJECT_STATE: { status: 409, message: 'The project is not in a state that allows this.' },
      ...proposeErrors,
    }),

  confirm: operation({
    method: 'POST',
    path: '/completions/{completionId}/confirm',
    access: 'correspondent',
    programs: true,
    summary: 'Confirm what the other side proposes: the deal is completed, and its project with it',
  })
    .input(input)
    .output(nothing)
    .errors(errors),

  sayMissing: operation({
    method: 'POST',
    path: '/completions/{completionId}/missing',
    access: 'correspondent',
    programs: true,
    summary: 'Say what is missing; the work goes on, and both sides can propose again',
  })
    .input(
      input.extend({
        missing: typedText()
          .min(1, 'Please say what is missing')
          .max(wordsMaxLength, `Please use at most ${wordsMaxLength} characters`),
      }),
    )
    .output(nothing)
    .errors(errors),

  takeBack: operation({
    method: 'POST',
    path: '/completions/{completionId}/take-back',
    access: 'correspondent',
    programs: true,
    summary: 'Take back what the own side proposed and the other has not answered',
  })
    .input(input)
    .output(nothing)
    .errors(errors),
};

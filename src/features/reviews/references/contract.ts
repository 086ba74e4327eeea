import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';
import { referenceIdSchema } from './ids.ts';
import { askSchema, wordsSchema } from './rules/ask-form.ts';

const ownReferenceSchema = z.object({
  id: z.uuid(),
  /** Null once a declined request was erased. */
  personName: z.string().nullable(),
  companyName: z.string().nullable(),
  project: z.string().nullable(),
  state: z.enum(['asked', 'confirmed', 'declined', 'withdrawn']),
  askedAt: timestampSchema,
  words: z.string().nullable(),
  /** An admin has removed it: clients do not read it. */
  isRemoved: z.boolean(),
});
export type OwnReference = z.infer<typeof ownReferenceSchema>;

const shownReferenceSchema = z.object({
  id: z.uuid(),
  /** The first name and the initial of the last. */
  name: z.string(),
  companyName: z.string(),
  project: z.string(),
  role: z.string(),
  words: z.string(),
  confirmedAt: timestampSchema,
});
export type ShownReference = z.infer<typeof shownReferenceSchema>;

const byToken = z.strictObject({ token: z.string().regex(/^[\w-]{43}$/) });
const noLink = {
  REFERENCE_NOT_FOUND: {
    status: 404,
    message: 'This link was used or withdrawn, or its 30 days are over.',
  },
} as const;

/** Former clients confirm by mail that they worked with a consultant. They need no account. */
export const referencesContract = {
  listOwn: operation({
    method: 'GET',
    path: '/me/references',
    access: 'consultant',
    summary: 'The references that the consultant has asked for, the newest first',
  }).output(z.object({ items: z.array(ownReferenceSchema) })),

  ask: operation({
    method: 'POST',
    path: '/me/references',
    access: 'consultant',
    summary: 'Ask a former client for a reference; they get a mail',
    description:
      'Up to five wait for an answer or are confirmed. Beyond the number of a day 429 comes with `Retry-After`.',
    successStatus: 201,
  })
    .input(askSchema)
    .output(z.object({ referenceId: z.uuid() }))
    .errors({
      OWN_ADDRESS: { status: 409, message: 'This is your own address.' },
      ALREADY_ASKED: { status: 409, message: 'You have asked at this address already.' },
      TOO_MANY_REFERENCES: { status: 409, message: 'You can have five references.' },
      TOO_MANY_ASKED: {
        status: 429,
        message: 'You have asked as often as a day allows. Please try again later.',
        data: z.object({ retryAfterSeconds: z.number().int() }),
      },
    }),

  withdraw: operation({
    method: 'POST',
    path: '/me/references/{referenceId}/withdraw',
    access: 'consultant',
    summary: 'Withdraw a reference: its link ends, and its text is deleted',
  })
    .input(z.strictObject({ referenceId: referenceIdSchema }))
    .output(z.object({ withdrawn: z.literal(true) }))
    .errors({
      REFERENCE_NOT_FOUND: { status: 404, message: 'There is no such reference.' },
    }),

  getAsked: operation({
    method: 'GET',
    path: '/references/asked/{token}',
    access: 'anyone',
    summary: 'Who asks for a reference and for what, by the token of a mail; changes nothing',
  })
    .input(byToken)
    .output(
      z.object({
        consultantName: z.string(),
        personName: z.string(),
        /** How clients will read the name. */
        shownName: z.string(),
        companyName: z.string(),
        project: z.string(),
        role: z.string(),
        answerUntil: timestampSchema,
      }),
    )
    .errors(noLink),

  confirm: operation({
    method: 'POST',
    path: '/references/asked/{token}/confirm',
    access: 'anyone',
    summary: 'Confirm by the token of a mail that the person worked with the consultant',
  })
    .input(byToken.extend({ words: wordsSchema }))
    .output(z.object({ confirmed: z.literal(true) }))
    .errors(noLink),

  decline: operation({
    method: 'POST',
    path: '/references/asked/{token}/decline',
    access: 'anyone',
    summary: 'Decline by the token of a mail: this consultant cannot ask the address again',
  })
    .input(byToken)
    .output(z.object({ declined: z.literal(true) }))
    .errors(noLink),

  listOfConsultant: operation({
    method: 'GET',
    path: '/consultants/{consultantId}/references',
    access: 'approved-client',
    summary: 'The confirmed references of a listed consultant, at most five',
  })
    .input(z.strictObject({ consultantId: z.uuid() }))
    .output(z.object({ items: z.array(shownReferenceSchema) }))
    .errors({ CONSULTANT_NOT_FOUND: { status: 404, message: 'This consultant is not listed.' } }),
};

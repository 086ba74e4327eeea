import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { emailAddress } from '#lib/api/email-address.ts';
import { typedLine } from '#lib/api/plain-text.ts';

const factorKindSchema = z.enum(['totp', 'phone', 'email']);

/** A verified factor of the person who asks. */
const factorViewSchema = z.object({
  factorId: z.uuid(),
  kind: factorKindSchema,
  friendlyName: z.string(),
  /** Where its codes go, as its owner recognises it; null for an app, which makes its own. */
  destination: z.string().nullable(),
  /** Codes by mail, which are not asked for while there is a stronger factor. */
  isPaused: z.boolean(),
  addedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type FactorView = z.infer<typeof factorViewSchema>;

const friendlyName = typedLine().min(1, 'Please give it a name').max(60);
const factorInput = z.strictObject({ factorId: z.uuid() });
const notFound = { status: 404, message: 'You have no such factor.' } as const;
const nameTaken = { status: 422, message: 'You have a factor of this name already.' } as const;

const codeErrors = {
  WRONG_CODE: { status: 422, message: 'This code is not right, or was used before.' },
  TOO_MANY_CODES: {
    status: 429,
    message: 'Too many wrong codes. Please try again in an hour.',
  },
} as const;

const enrolledShape = { id: z.uuid(), friendly_name: z.string() };

/** What a user gets who has proven a factor; browsers get the cookie of their session beside it. */
const provenSchema = z.object({
  token_type: z.literal('cookie'),
  /** Seconds that the session lasts unless it is used. */
  expires_in: z.number(),
  user: z.object({ id: z.uuid() }),
});

export const factorsContract = {
  list: operation({
    method: 'GET',
    path: '/me/factors',
    access: 'signing-in',
    whileSuspended: true,
    summary: 'The own second factors, and how many backup codes are left',
  }).output(
    z.object({
      factors: z.array(factorViewSchema),
      backupCodesLeft: z.number(),
      /** Whether codes can go by text message here. */
      hasTextMessages: z.boolean(),
    }),
  ),

  rename: operation({
    method: 'PUT',
    path: '/me/factors/{factorId}/name',
    access: 'signed-in',
    summary: 'Give an own factor another name',
  })
    .input(z.strictObject({ factorId: z.uuid(), friendlyName }))
    .output(z.object({ friendlyName: z.string() }))
    .errors({ FACTOR_NOT_FOUND: notFound, FACTOR_NAME_TAKEN: nameTaken }),

  createBackupCodes: operation({
    method: 'POST',
    path: '/me/backup-codes',
    access: 'signed-in',
    assurance: 'fresh',
    summary: 'Make a new set of backup codes; the ones before do not work any more',
  })
    .output(z.object({ codes: z.array(z.string()) }))
    .errors({ FACTOR_NOT_FOUND: { ...notFound, status: 409 } }),

  verifyBackupCode: operation({
    method: 'POST',
    path: '/me/session/backup-code',
    access: 'signing-in',
    whileSuspended: true,
    summary: 'Do the second step of a sign-in with a backup code, once each',
  })
    .input(z.strictObject({ code: z.string().min(1, 'Please enter a code').max(40) }))
    .output(provenSchema)
    .errors(codeErrors),

  enrol: operation({
    method: 'POST',
    path: '/auth/v1/factors',
    access: 'signed-in',
    assurance: 'fresh',
    summary: 'Begin to set a second factor up; it counts once a code of it was right',
    description:
      'An app (`totp`), text messages to a number with the prefix of its country (`phone`), or mails to an address that is not the one of the account (`email`), which are no aal2.',
  })
    .input(
      z
        .strictObject({
          friendly_name: friendlyName,
          factor_type: factorKindSchema,
          issuer: typedLine().max(60).optional(),
          phone: typedLine().max(40).optional(),
          email: emailAddress().toLowerCase().optional(),
        })
        .refine(({ factor_type, phone }) => (factor_type === 'phone') === (phone !== undefined), {
          error: 'Please enter a phone number',
          path: ['phone'],
        })
        .refine(({ factor_type, email }) => (factor_type === 'email') === (email !== undefined), {
          error: 'Please enter an email address',
          path: ['email'],
        }),
    )
    .output(
      z.discriminatedUnion('type', [
        z.object({
          ...enrolledShape,
          type: z.literal('totp'),
          totp: z.object({ qr_code: z.string(), secret: z.string(), uri: z.string() }),
        }),
        z.object({ ...enrolledShape, type: z.literal('phone'), phone: z.string() }),
        z.object({ ...enrolledShape, type: z.literal('email'), email: z.string() }),
      ]),
    )
    .errors({
      FACTOR_NAME_TAKEN: nameTaken,
      TOO_MANY_FACTORS: { status: 422, message: 'You have as many factors as there can be.' },
      DESTINATION_TAKEN: { status: 422, message: 'You have a factor of this kind already.' },
      PHONE_NOT_VALID: {
        status: 422,
        message: 'Please enter the number with the prefix of its country, such as +44.',
      },
      PHONE_NOT_AVAILABLE: {
        status: 422,
        message: 'Codes by text message are not available here, or not in this country.',
      },
      ADDRESS_NOT_APART: {
        status: 422,
        message:
          'Please choose another address: links for a new password go to that of your account, and one mailbox must not open it.',
      },
      STRONGER_FACTOR: {
        status: 422,
        message: 'You have a stronger factor already: codes by email would only be a way round it.',
      },
    }),

  remove: operation({
    method: 'DELETE',
    path: '/auth/v1/factors/{factorId}',
    access: 'signed-in',
    assurance: 'fresh',
    summary: 'Remove an own factor; with the last one, its backup codes',
  })
    .input(factorInput)
    .output(z.object({ id: z.uuid() }))
    .errors({ FACTOR_NOT_FOUND: notFound }),

  challenge: operation({
    method: 'POST',
    path: '/auth/v1/factors/{factorId}/challenge',
    access: 'signing-in',
    whileSuspended: true,
    summary: 'Begin to prove an own factor: its code is sent, where it has none of its own',
    description: 'A code that was sent for it before is good for nothing from then on.',
  })
    .input(z.strictObject({ factorId: z.uuid(), channel: z.enum(['sms']).optional() }))
    .output(
      z.object({
        id: z.uuid(),
        type: factorKindSchema,
        /** In seconds since 1970. */
        expires_at: z.number(),
      }),
    )
    .errors({
      FACTOR_NOT_FOUND: notFound,
      TOO_MANY_CODES: codeErrors.TOO_MANY_CODES,
      TOO_MANY_CODES_SENT: {
        status: 429,
        message: 'Too many codes were sent. Please try again later, or use a backup code.',
      },
    }),

  verify: operation({
    method: 'POST',
    path: '/auth/v1/factors/{factorId}/verify',
    access: 'signing-in',
    whileSuspended: true,
    summary:
      'Prove an own factor by a code: the session gets a new secret, and rises to aal2 but for codes by email',
  })
    .input(
      z.strictObject({
        factorId: z.uuid(),
        challenge_id: z.uuid(),
        code: typedLine().regex(/^\d{6}$/, 'A code has six digits'),
      }),
    )
    .output(provenSchema)
    .errors({
      ...codeErrors,
      CHALLENGE_NOT_FOUND: { status: 404, message: 'This took too long. Please try again.' },
    }),
};

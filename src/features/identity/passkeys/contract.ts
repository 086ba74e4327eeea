import { z } from 'zod';
import { operation } from '#access/operation.ts';
import {
  creationOptionsSchema,
  madeAnswerSchema,
  requestOptionsSchema,
  signedAnswerSchema,
} from '#features/identity/lib/webauthn/ceremonies.ts';
import { typedLine } from '#lib/api/plain-text.ts';

const passkeyViewSchema = z.object({
  passkeyId: z.uuid(),
  friendlyName: z.string(),
  /** The device may share it with others of its owner. */
  isSynced: z.boolean(),
  /** There must be a copy of it, so it cannot sign in any more. */
  isBlocked: z.boolean(),
  addedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type PasskeyView = z.infer<typeof passkeyViewSchema>;

const friendlyName = typedLine().min(1, 'Please give it a name').max(60);
const notFound = { status: 404, message: 'You have no such passkey.' } as const;
const nameTaken = { status: 422, message: 'You have a passkey of this name already.' } as const;
const tooMany = { status: 422, message: 'You have as many passkeys as there can be.' } as const;
const known = { status: 409, message: 'This passkey was added already.' } as const;

const notAccepted = {
  PASSKEY_NOT_ACCEPTED: {
    status: 422,
    message: 'This passkey was not accepted. Please try again.',
  },
} as const;

const signingErrors = {
  ...notAccepted,
  PASSKEY_BLOCKED: {
    status: 422,
    message:
      'There may be a copy of this passkey, so it does not sign in any more. Please sign in another way, and remove it.',
  },
} as const;

const signedInput = z.strictObject({ challengeId: z.uuid(), answer: signedAnswerSchema });
const toSignSchema = z.object({ challengeId: z.uuid(), options: requestOptionsSchema });

export const passkeysContract = {
  list: operation({
    method: 'GET',
    path: '/me/passkeys',
    access: 'signing-in',
    whileSuspended: true,
    summary: 'The own passkeys',
  }).output(z.object({ passkeys: z.array(passkeyViewSchema) })),

  beginAdding: operation({
    method: 'POST',
    path: '/me/passkeys/challenge',
    access: 'signed-in',
    assurance: 'fresh',
    summary: 'Begin to add a passkey: what the browser has the authenticator make it by',
  })
    .input(z.strictObject({ friendlyName }))
    .output(z.object({ challengeId: z.uuid(), options: creationOptionsSchema }))
    .errors({ PASSKEY_NAME_TAKEN: nameTaken, TOO_MANY_PASSKEYS: tooMany }),

  add: operation({
    method: 'POST',
    path: '/me/passkeys',
    access: 'signed-in',
    assurance: 'fresh',
    summary: 'Add the passkey that an authenticator has made',
    description: 'It has to have verified its user, such as by a fingerprint or a PIN.',
  })
    .input(z.strictObject({ challengeId: z.uuid(), answer: madeAnswerSchema }))
    .output(z.object({ passkeyId: z.uuid() }))
    .errors({
      ...notAccepted,
      PASSKEY_NAME_TAKEN: nameTaken,
      TOO_MANY_PASSKEYS: tooMany,
      PASSKEY_KNOWN: known,
    }),

  rename: operation({
    method: 'PUT',
    path: '/me/passkeys/{passkeyId}/name',
    access: 'signed-in',
    summary: 'Give an own passkey another name',
  })
    .input(z.strictObject({ passkeyId: z.uuid(), friendlyName }))
    .output(z.object({ friendlyName: z.string() }))
    .errors({ PASSKEY_NOT_FOUND: notFound, PASSKEY_NAME_TAKEN: nameTaken }),

  remove: operation({
    method: 'DELETE',
    path: '/me/passkeys/{passkeyId}',
    access: 'signed-in',
    assurance: 'fresh',
    summary: 'Remove an own passkey',
  })
    .input(z.strictObject({ passkeyId: z.uuid() }))
    .output(z.object({ removed: z.literal(true) }))
    .errors({
      PASSKEY_NOT_FOUND: notFound,
      LAST_WAY_IN: {
        status: 409,
        message: 'This is your only way to sign in. Choose a password first, then remove it.',
      },
    }),

  beginSignIn: operation({
    method: 'POST',
    path: '/passkey-sign-in/challenge',
    access: 'anyone',
    summary: 'Begin to sign in with a passkey: what the browser has the authenticator sign',
    description: 'The answer sets a cookie: the browser that began goes on.',
  }).output(toSignSchema),

  signIn: operation({
    method: 'POST',
    path: '/passkey-sign-in',
    access: 'anyone',
    summary: 'Sign in with a passkey that has verified its user: a session at aal2',
  })
    .input(signedInput)
    .output(z.object({ userId: z.uuid() }))
    .errors({
      ...signingErrors,
      EMAIL_NOT_VERIFIED: { status: 403, message: 'Please confirm your e-mail address first.' },
    }),

  beginProof: operation({
    method: 'POST',
    path: '/me/session/passkey-proof/challenge',
    access: 'signing-in',
    whileSuspended: true,
    summary: 'Begin to prove by a passkey that it is oneself',
  })
    .output(toSignSchema)
    .errors({ PASSKEY_NOT_FOUND: notFound }),

  prove: operation({
    method: 'POST',
    path: '/me/session/passkey-proof',
    access: 'signing-in',
    whileSuspended: true,
    summary:
      'Prove by an own passkey that it is oneself: the session rises to aal2, with a new secret',
    description: 'Stands for the second step of a sign-in, and for a fresh one.',
  })
    .input(signedInput)
    .output(z.object({ proven: z.literal(true) }))
    .errors(signingErrors),
};

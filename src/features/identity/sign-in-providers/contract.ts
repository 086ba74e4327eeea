import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { userTypeSchema } from '#access/user.ts';
import { nextPathSchema } from '#features/identity/accounts/rules/auth-requests.ts';

const connectionViewSchema = z.object({
  connectionId: z.uuid(),
  /** As Microsoft said when it was connected. */
  claimedName: z.string().nullable(),
  claimedEmail: z.string().nullable(),
  connectedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type ConnectionView = z.infer<typeof connectionViewSchema>;

/** What the form of a sign-up by Microsoft begins with. */
const waitingSignUpSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** Chosen by the address of the page that led here, or at a sign-up before; null where the form asks. */
  userType: userTypeSchema.nullable(),
  /** There is a sign-up by this Microsoft account already, and its address is not confirmed. */
  isUnconfirmed: z.boolean(),
});
export type WaitingSignUp = z.infer<typeof waitingSignUpSchema>;

const addressSchema = z.object({
  /** To send the browser to. */
  url: z.url(),
});

const notOffered = {
  NOT_OFFERED: { status: 404, message: 'This site does not offer to sign in with Microsoft.' },
} as const;

const beginErrors = {
  ...notOffered,
  MICROSOFT_UNREACHABLE: {
    status: 503,
    message: 'Microsoft does not answer just now. Please try again in a minute, or another way.',
  },
} as const;

const nextPath = nextPathSchema.max(4000).optional();

export const connectedSignInsContract = {
  listOffered: operation({
    method: 'GET',
    path: '/sign-in-providers',
    access: 'anyone',
    summary: 'By which accounts elsewhere people can sign in here',
  }).output(z.object({ microsoft: z.boolean() })),

  begin: operation({
    method: 'POST',
    path: '/microsoft-sign-in',
    access: 'anyone',
    summary: 'Begin to sign in or up with Microsoft: where to send the browser',
    description: 'The answer sets a cookie: only the browser that began goes on.',
  })
    .input(z.strictObject({ next: nextPath, userType: userTypeSchema.optional() }))
    .output(addressSchema)
    .errors(beginErrors),

  readSignUp: operation({
    method: 'GET',
    path: '/microsoft-sign-in/{waitingId}',
    access: 'anyone',
    neverLookedAt: true,
    summary: 'What the sign-up form begins with, in the browser that came back from Microsoft',
  })
    .input(z.strictObject({ waitingId: z.uuid() }))
    .output(waitingSignUpSchema)
    .errors({
      SIGN_UP_NOT_FOUND: {
        status: 404,
        message: 'This form has run out. Please sign in with Microsoft again.',
      },
    }),

  list: operation({
    method: 'GET',
    path: '/me/connected-sign-ins',
    access: 'signed-in',
    neverLookedAt: true,
    summary: 'The accounts elsewhere that sign in to the own account',
  }).output(z.object({ isOffered: z.boolean(), connections: z.array(connectionViewSchema) })),

  beginConnecting: operation({
    method: 'POST',
    path: '/me/connected-sign-ins',
    access: 'signed-in',
    assurance: 'fresh',
    summary: 'Begin to connect a Microsoft account: where to send the browser',
  })
    .output(addressSchema)
    .errors({
      ...beginErrors,
      TOO_MANY_CONNECTIONS: {
        status: 422,
        message: 'You have as many connected accounts as there can be.',
      },
    }),

  disconnect: operation({
    method: 'DELETE',
    path: '/me/connected-sign-ins/{connectionId}',
    access: 'signed-in',
    assurance: 'fresh',
    summary: 'Disconnect an account elsewhere: it does not sign in any more',
  })
    .input(z.strictObject({ connectionId: z.uuid() }))
    .output(z.object({ disconnected: z.literal(true) }))
    .errors({
      CONNECTION_NOT_FOUND: { status: 404, message: 'This account is not connected.' },
      LAST_WAY_IN: {
        status: 409,
        message:
          'This is your only way to sign in. Choose a password or add a passkey first, then disconnect it.',
      },
    }),

  beginProof: operation({
    method: 'POST',
    path: '/me/session/microsoft-proof',
    access: 'signed-in',
    summary: 'Begin to prove by a connected Microsoft account that it is still oneself',
    description:
      'Microsoft asks anew. People with a second factor prove themselves by it: see `factors.verify`.',
  })
    .input(z.strictObject({ next: nextPath }))
    .output(addressSchema)
    .errors({
      ...beginErrors,
      CONNECTION_NOT_FOUND: { status: 404, message: 'No Microsoft account is connected.' },
      SECOND_FACTOR_NEEDED: { status: 409, message: 'Please use your second factor.' },
    }),
};

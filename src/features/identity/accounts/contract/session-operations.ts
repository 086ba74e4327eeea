import { z } from 'zod';
import { operation } from '#access/operation.ts';

/** A session of the person who asks, as its list shows it. */
const sessionViewSchema = z.object({
  sessionId: z.uuid(),
  /** `Chrome on Windows`, by what the browser says of itself. */
  device: z.string(),
  /** The IP address that it was signed in from; null where it is not known. */
  address: z.string().nullable(),
  madeBy: z.enum(['password', 'passkey', 'microsoft']),
  assurance: z.enum(['aal1', 'aal2']),
  signedInAt: z.iso.datetime(),
  /** To the day. */
  lastUsedAt: z.iso.datetime(),
  /** The one that this request came with. */
  isCurrent: z.boolean(),
});
export type SessionView = z.infer<typeof sessionViewSchema>;

export const sessionsContract = {
  listSessions: operation({
    method: 'GET',
    path: '/me/sessions',
    access: 'signed-in',
    neverLookedAt: true,
    summary: 'Where the own account is signed in, last used first',
  }).output(z.object({ sessions: z.array(sessionViewSchema) })),

  endSession: operation({
    method: 'DELETE',
    path: '/me/sessions/{sessionId}',
    access: 'signed-in',
    summary: 'Sign out of one device',
  })
    .input(z.strictObject({ sessionId: z.uuid() }))
    .output(z.object({ ended: z.boolean() }))
    .errors({ SESSION_NOT_FOUND: { status: 404, message: 'This device is signed out already.' } }),

  endOtherSessions: operation({
    method: 'DELETE',
    path: '/me/sessions',
    access: 'signed-in',
    summary: 'Sign out of all devices but this one',
  }).output(z.object({ ended: z.number() })),

  proveByPassword: operation({
    method: 'POST',
    path: '/me/session/password-proof',
    access: 'signed-in',
    whileSuspended: true,
    summary: 'Confirm by the password that it is still oneself; the session gets a new cookie',
    description: 'People with a second factor prove themselves by it: see `factors.verify`.',
  })
    .input(z.strictObject({ password: z.string().min(1, 'Please enter your password') }))
    .output(z.object({ proven: z.literal(true) }))
    .errors({
      WRONG_PASSWORD: { status: 422, message: 'The password is not right.' },
      SECOND_FACTOR_NEEDED: { status: 409, message: 'Please use your second factor.' },
    }),
};

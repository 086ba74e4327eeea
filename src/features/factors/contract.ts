import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { typedLine } from '#lib/api/plain-text.ts';

/** A verified factor of the person who asks. */
const factorViewSchema = z.object({
  factorId: z.uuid(),
  kind: z.literal('totp'),
  friendlyName: z.string(),
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

/** What somebody gets who has proven a factor; browsers get the cookie of their session beside it. */
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
  }).output(z.object({ factors: z.array(factorViewSchema), backupCodesLeft: z.number() })),

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
  })
    .input(
      z.strictObject({
        friendly_name: friendlyName,
        factor_type: z.enum(['totp', 'phone']),
        issuer: typedLine().max(60).optional(),
        phone: typedLine().max(40).optional(),
      }),
    )
    .output(
      z.object({
        id: z.uuid(),
        type: z.literal('totp'),
        friendly_name: z.string(),
        totp: z.object({ qr_code: z.string(), secret: z.string(), uri: z.string() }),
      }),
    )
    .errors({
      FACTOR_NAME_TAKEN: nameTaken,
      TOO_MANY_FACTORS: { status: 422, message: 'You have as many factors as there can be.' },
      PHONE_NOT_AVAILABLE: { status: 422, message: 'Codes by phone are not available here.' },
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
    summary: 'Begin to prove an own factor',
  })
    .input(z.strictObject({ factorId: z.uuid(), channel: z.enum(['sms', 'whatsapp']).optional() }))
    .output(
      z.object({
        id: z.uuid(),
        type: z.literal('totp'),
        /** In seconds since 1970. */
        expires_at: z.number(),
      }),
    )
    .errors({ FACTOR_NOT_FOUND: notFound }),

  verify: operation({
    method: 'POST',
    path: '/auth/v1/factors/{factorId}/verify',
    access: 'signing-in',
    whileSuspended: true,
    summary: 'Prove an own factor by a code: the session rises to aal2 and gets a new secret',
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

import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { applicationIdSchema } from '#features/hiring/applications/ids.ts';
import { sides } from '#features/hiring/applications/rules/life-cycle.ts';
import { typedText } from '#lib/api/plain-text.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';
import { contentSchema, draftSchema } from './rules/content.ts';
import { declineReasonMaxLength, versionStates } from './rules/life-cycle.ts';

const acceptanceSchema = z.object({
  side: z.enum(sides),
  /** Of the person who accepted it, at that time. */
  name: z.string(),
  at: timestampSchema,
});
export type Acceptance = z.infer<typeof acceptanceSchema>;

const versionSchema = z.object({
  /** Counted from 1 within the deal. */
  number: z.number().int(),
  /** The number of the accepted version that it changes; null before one was accepted. */
  amends: z.number().int().nullable(),
  state: z.enum(versionStates),
  proposedBy: z.enum(sides),
  proposedAt: timestampSchema,
  /** When it was replaced, declined, or accepted by the second side; null while it is proposed. */
  closedAt: timestampSchema.nullable(),
  /** Why it was declined; empty where it was not. */
  reason: z.string(),
  acceptances: z.array(acceptanceSchema),
  /** Of the signed text, in hexadecimal digits; null where it is not accepted. */
  sha256: z.string().nullable(),
});
export type StatementVersion = z.infer<typeof versionSchema>;

const statementSchema = z.object({
  projectId: z.uuid(),
  projectTitle: z.string(),
  side: z.enum(sides),
  /** Whether the operator offers new versions; those that wait are still answered. */
  isOffered: z.boolean(),
  /** The newest first. */
  versions: z.array(versionSchema),
  /** What the newest version says; null without one. */
  content: draftSchema.nullable(),
  /** What the version before it says, or the accepted one that it changes; null for the first. */
  before: draftSchema.nullable(),
  /** What a proposal begins with: the newest version, or what the project, both sides and the terms say. */
  draft: draftSchema,
  can: z.object({ propose: z.boolean(), accept: z.boolean(), decline: z.boolean() }),
});
export type Statement = z.infer<typeof statementSchema>;

const ofDeal = z.strictObject({ applicationId: applicationIdSchema });
const number = z.number().int().min(1).max(100_000);
const nothing = z.object({});
const errors = {
  APPLICATION_NOT_FOUND: { status: 404, message: 'There is no such deal here.' },
  DEAL_STATE: { status: 409, message: 'The deal is not in a state that allows this.' },
  VERSION_CHANGED: {
    status: 409,
    message: 'There is a newer version, or this one was decided meanwhile. Please read it anew.',
  },
} as const;

/** Statements of work: what the two sides of a deal agree on, in versions. */
export const statementsContract = {
  get: operation({
    method: 'GET',
    path: '/applications/{applicationId}/statement',
    access: 'correspondent',
    programs: true,
    summary: 'The statement of work of a deal, with its versions',
    description: 'A deal is an application that was accepted.',
  })
    .input(ofDeal)
    .output(statementSchema)
    .errors({ APPLICATION_NOT_FOUND: errors.APPLICATION_NOT_FOUND }),

  propose: operation({
    method: 'POST',
    path: '/applications/{applicationId}/statement/versions',
    access: 'correspondent',
    right: 'agreements',
    summary: 'Propose a version of the statement of work; one that waits is replaced',
    description:
      'The client determines the tax status: a consultant leaves it as it is. After an accepted version it is a change order.',
  })
    .input(
      ofDeal.extend({
        /** The number of the newest version that the proposer has read; 0 where there is none. */
        basedOn: z.number().int().min(0).max(100_000),
        content: contentSchema,
      }),
    )
    .output(z.object({ number }))
    .errors({
      ...errors,
      NOT_OFFERED: { status: 409, message: 'New statements of work are not offered here.' },
      TAX_STATUS: { status: 409, message: 'The tax status is for the client to determine.' },
      SAME_CONTENT: { status: 409, message: 'The newest version says the same.' },
      TOO_MANY_VERSIONS: { status: 409, message: 'This statement has too many versions.' },
    }),

  accept: operation({
    method: 'POST',
    path: '/applications/{applicationId}/statement/accept',
    access: 'correspondent',
    right: 'sign',
    assurance: 'strong',
    summary: 'Accept the newest version; it is signed once both sides have, and never changes',
  })
    .input(ofDeal.extend({ number }))
    .output(z.object({ isSigned: z.boolean() }))
    .errors(errors),

  decline: operation({
    method: 'POST',
    path: '/applications/{applicationId}/statement/decline',
    access: 'correspondent',
    right: 'agreements',
    summary: 'Decline the proposed version, with a reason, or take back an own one',
  })
    .input(
      ofDeal.extend({
        number,
        reason: typedText()
          .min(1, 'Please say why')
          .max(declineReasonMaxLength, `Please use at most ${declineReasonMaxLength} characters`),
      }),
    )
    .output(nothing)
    .errors(errors),

  listKeys: operation({
    method: 'GET',
    path: '/statement-keys',
    access: 'anyone',
    summary: 'The public keys that statements of work of this site were signed with',
    description: 'As JWKs. A key stays here after the site signs with another one.',
  }).output(
    z.object({
      keys: z.array(
        z.object({
          ...{ kid: z.string(), kty: z.literal('EC'), crv: z.literal('P-256') },
          ...{ x: z.string(), y: z.string(), alg: z.literal('ES256'), use: z.literal('sig') },
        }),
      ),
    }),
  ),
};

import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { certificationIds } from '#catalogue/certifications.ts';
import { credentialStates, verificationMethods } from '#catalogue/enumerations/credential.ts';
import { invalidCursor, pageInputShape, pageOf } from '#lib/api/pagination.ts';
import { typedText } from '#lib/api/plain-text.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';
import { credentialIdSchema } from './ids.ts';
import { evidenceSchema, rejectionReasonMaxLength } from './rules.ts';

const state = z.enum(credentialStates.values);
const method = z.enum(verificationMethods.values);
const day = z.iso.date().nullable();

const credentialShape = {
  certification: z.string(),
  state,
  link: z.string(),
  number: z.string(),
  issuedOn: day,
  expiresOn: day,
  decidedAt: timestampSchema.nullable(),
  /** How it was verified. */
  method: method.nullable(),
  /** Why it was rejected. */
  reason: z.string().nullable(),
};

/** A certification of the own profile with the evidence for it; without any it is only claimed. */
export const ownCredentialSchema = z.object({
  ...credentialShape,
  submittedAt: timestampSchema.nullable(),
});
export type OwnCredential = z.infer<typeof ownCredentialSchema>;

/** A credential as admins look at it. */
export const reviewedCredentialSchema = z.object({
  ...credentialShape,
  id: z.uuid(),
  /** Of the evidence: a decision names the one it is about. */
  revision: z.number().int(),
  consultant: z.object({ userId: z.uuid(), name: z.string(), email: z.string() }),
  submittedAt: timestampSchema,
  /** The name of the admin who decided; null before, and for a former admin. */
  decidedBy: z.string().nullable(),
  can: z.object({ verify: z.boolean(), reject: z.boolean() }),
});
export type ReviewedCredential = z.infer<typeof reviewedCredentialSchema>;

/** A verified certification as clients may know of it: neither link nor number, which lead to the full name. */
export const verifiedCertificationSchema = z.object({
  certification: z.string(),
  verifiedAt: timestampSchema,
  method,
  expiresOn: day,
});
export type VerifiedCertification = z.infer<typeof verifiedCertificationSchema>;

/** The states that an admin's list can be narrowed to: a mere claim is on none. */
export const reviewedStates = ['submitted', 'verified', 'expired', 'rejected'] as const;
export type ReviewedState = (typeof reviewedStates)[number];

const certificationInput = z.strictObject({ certification: z.enum(certificationIds) });
const decisionInput = z.strictObject({
  credentialId: credentialIdSchema,
  revision: z.number().int(),
});
const decisionRefusals = {
  CREDENTIAL_NOT_FOUND: { status: 404, message: 'This credential does not exist.' },
  OWN_CREDENTIAL: { status: 403, message: 'You cannot review your own credential.' },
  CREDENTIAL_CHANGED: {
    status: 409,
    message: 'The evidence has changed since you opened it. Please look at it again.',
  },
  CREDENTIAL_STATE: { status: 409, message: 'This credential does not wait for this decision.' },
} as const;

export const credentialsContract = {
  listOwn: operation({
    method: 'GET',
    path: '/me/credentials',
    access: 'consultant',
    programs: true,
    summary:
      'The certifications of the own profile, each with its evidence and how far it is proven',
  }).output(z.object({ credentials: z.array(ownCredentialSchema) })),

  submit: operation({
    method: 'PUT',
    path: '/me/credentials/{certification}',
    access: 'consultant',
    summary:
      'Give evidence for a certification of the own profile; other evidence than before waits anew',
  })
    .input(evidenceSchema.safeExtend(certificationInput.shape))
    .output(ownCredentialSchema)
    .errors({
      CERTIFICATION_NOT_CLAIMED: {
        status: 409,
        message: 'This certification is not in your profile. Add it there first.',
      },
    }),

  withdraw: operation({
    method: 'DELETE',
    path: '/me/credentials/{certification}',
    access: 'consultant',
    summary: 'Take back the evidence for a certification, which is then only claimed',
  })
    .input(certificationInput)
    .output(ownCredentialSchema)
    .errors({
      CREDENTIAL_NOT_FOUND: {
        status: 404,
        message: 'There is no evidence for this certification.',
      },
    }),

  countWaiting: operation({
    method: 'GET',
    path: '/admin/credentials/count',
    access: 'admin',
    summary: 'How many credentials wait for a check',
  }).output(z.object({ waiting: z.number().int() })),

  listReviewed: operation({
    method: 'GET',
    path: '/admin/credentials',
    access: 'admin',
    summary: 'Credentials in one state: those that wait longest first, decided ones newest first',
  })
    .input(
      z.strictObject({ state: z.enum(reviewedStates).default('submitted'), ...pageInputShape }),
    )
    .output(pageOf(reviewedCredentialSchema))
    .errors(invalidCursor),

  verify: operation({
    method: 'POST',
    path: '/admin/credentials/{credentialId}/verify',
    access: 'admin',
    summary: 'Verify a credential that waits, and say how; the consultant is notified',
  })
    .input(decisionInput.extend({ method }))
    .output(reviewedCredentialSchema)
    .errors(decisionRefusals),

  reject: operation({
    method: 'POST',
    path: '/admin/credentials/{credentialId}/reject',
    access: 'admin',
    summary:
      'Reject a credential that waits or was verified; the consultant is notified, with the reason',
  })
    .input(
      decisionInput.extend({
        reason: typedText()
          .min(1, 'Please say why, so that the consultant knows what to fix')
          .max(rejectionReasonMaxLength),
      }),
    )
    .output(reviewedCredentialSchema)
    .errors(decisionRefusals),
};

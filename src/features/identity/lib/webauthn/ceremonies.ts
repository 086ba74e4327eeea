import { z } from 'zod';

/*
 * What browsers and authenticators pass around (https://www.w3.org/TR/webauthn-3/, 5.1.8 to 5.1.10): binary parts in
 * base64url. Of an answer only what is verified is taken.
 */

const base64url = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]+$/, 'This is not what an authenticator answers');

// An id has at most 1,023 bytes.
const credentialId = base64url(1364);
const transports = z.array(z.string().max(32)).max(10);

const knownCredential = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports,
});

/** What a browser makes a passkey by. */
export const creationOptionsSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(knownCredential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});
export type CreationOptions = z.infer<typeof creationOptionsSchema>;

/** What a browser has a passkey sign by. */
export const requestOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
  /** Empty where any will do. */
  allowCredentials: z.array(knownCredential),
});
export type RequestOptions = z.infer<typeof requestOptionsSchema>;

/** An authenticator's answer that it has made a passkey. */
export const madeAnswerSchema = z.strictObject({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.strictObject({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(16_000),
    transports: transports.optional(),
  }),
});
export type MadeAnswer = z.infer<typeof madeAnswerSchema>;

/** An authenticator's answer that it has signed. */
export const signedAnswerSchema = z.strictObject({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.strictObject({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(8_000),
    userHandle: base64url(100).optional(),
  }),
});
export type SignedAnswer = z.infer<typeof signedAnswerSchema>;

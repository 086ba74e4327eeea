import { defineEnumeration, type ValueOf } from './define-enumeration.ts';

/** How far a certification in a profile is proven. */
export const credentialStates = defineEnumeration({
  claimed: 'Not checked',
  submitted: 'Waiting for a check',
  verified: 'Verified',
  expired: 'Expired',
  rejected: 'Not confirmed',
});
export type CredentialState = ValueOf<typeof credentialStates>;

/** How an admin has convinced themselves. */
export const verificationMethods = defineEnumeration({
  'public-record': 'Read the issuer’s public record behind the link',
  'issuer-lookup': 'Looked the number up with the issuer',
  'certificate-seen': 'Saw the certificate itself',
});
export type VerificationMethod = ValueOf<typeof verificationMethods>;

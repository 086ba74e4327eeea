import type { CredentialState } from '#catalogue/enumerations/credential.ts';

/** What an admin may do with a credential in this state: a verification can be taken back, a rejection cannot. */
export const whatAdminCanDo = (state: CredentialState) => ({
  verify: state === 'submitted',
  reject: state === 'submitted' || state === 'verified',
});

/** What stands in the way of a decision. */
export type DecisionRefusal = 'OWN_CREDENTIAL' | 'CREDENTIAL_CHANGED' | 'CREDENTIAL_STATE';

/**
 * Why this decision may not be made; null when it may. Admins cannot decide about their own credential, nor about
 * evidence other than what they have looked at.
 */
export function refusalToDecide(
  decision: 'verify' | 'reject',
  credential: { state: CredentialState; revision: number; isOwn: boolean },
  seenRevision: number,
): DecisionRefusal | null {
  if (credential.isOwn) return 'OWN_CREDENTIAL';
  if (credential.revision !== seenRevision) return 'CREDENTIAL_CHANGED';
  return whatAdminCanDo(credential.state)[decision] ? null : 'CREDENTIAL_STATE';
}

import { shortNameOf } from '#features/identity/accounts/rules/person-name.ts';

/** Where a consultant stands: what decides whether they are listed and may apply. */
export interface Standing {
  hasProfile: boolean;
  isApproved: boolean;
  isSubscribed: boolean;
}

/**
 * What an approved client may know of a consultant's name: the short name before a deal, the full name
 * once the client has accepted the consultant. A client who is not approved may know nothing of it.
 */
export function nameForApprovedClient(
  { firstName, lastName }: { firstName: string; lastName: string },
  { hasAccepted }: { hasAccepted: boolean },
): string {
  return hasAccepted ? `${firstName} ${lastName}`.trim() : shortNameOf(firstName, lastName);
}

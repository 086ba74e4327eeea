import { shortNameOf } from './rules.ts';

interface PersonName {
  firstName: string;
  lastName: string;
}

/**
 * What a client may know of a consultant's name: nothing before the client is approved, the short name
 * before a deal, the full name once the client has accepted the consultant.
 */
export function nameForClient(
  { firstName, lastName }: PersonName,
  client: { isApproved: boolean; hasAccepted: boolean },
): string | null {
  if (!client.isApproved) return null;
  return client.hasAccepted ? `${firstName} ${lastName}`.trim() : shortNameOf(firstName, lastName);
}

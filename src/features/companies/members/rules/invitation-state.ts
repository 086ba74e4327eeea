/** An invitation to become a member can be accepted for so many days. */
export const invitationDays = 7;

/** So many invitations of a company may wait at once. */
export const openInvitationsMax = 20;

/** So many invitations a company may send in 24 hours. */
export const invitationsADay = 30;

/** What has become of an invitation. */
export type InvitationState = 'open' | 'expired' | 'accepted' | 'declined' | 'withdrawn';

/** The state of an invitation at `now`: one without an answer ends by time. */
export const stateOf = (
  {
    endedAs,
    expiresAt,
  }: { endedAs: 'accepted' | 'declined' | 'withdrawn' | null; expiresAt: Date },
  now: Date,
): InvitationState => endedAs ?? (expiresAt.getTime() > now.getTime() ? 'open' : 'expired');

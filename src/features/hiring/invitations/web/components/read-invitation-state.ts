import { type InvitationState, invitationStates } from '#catalogue/enumerations/invitation.ts';

/** The state that an address asks for; what is none asks for all. */
export const readInvitationState = (value: unknown): InvitationState | undefined =>
  typeof value === 'string' && invitationStates.has(value) ? value : undefined;

import { defineEnumeration, type ValueOf } from './define-enumeration.ts';

/** What has become of an invitation, in the words of the client who sent it. */
export const invitationStates = defineEnumeration({
  sent: 'Sent',
  read: 'Read',
  applied: 'Applied',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
});
export type InvitationState = ValueOf<typeof invitationStates>;

/** Why a consultant declines an invitation. */
export const declineReasons = defineEnumeration({
  'no-capacity': 'No capacity at that time',
  'other-field': 'Not what I do',
  budget: 'The budget does not fit',
  place: 'The place of work does not fit',
  other: 'Another reason',
});
export type DeclineReason = ValueOf<typeof declineReasons>;

import { defineEnumeration, type ValueOf } from './define-enumeration.ts';

/** What has become of an offer. One that was open when its application ended has ended with it. */
export const offerStates = defineEnumeration({
  open: 'Waiting for an answer',
  accepted: 'Accepted',
  declined: 'Declined',
  countered: 'Answered with other terms',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  ended: 'Ended',
});
export type OfferState = ValueOf<typeof offerStates>;

import { defineEnumeration, type ValueOf } from './define-enumeration.ts';

/** The state of an offer. An open offer ends with its application. */
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

import type { ApplicationStatus } from '#catalogue/enumerations/application.ts';
import type { OfferState } from '#catalogue/enumerations/offer.ts';

/** What client and consultant write with an offer or its answer has so many characters at most. */
export const offerWordsMaxLength = 1000;

/** For how many days an offer stands. */
export const validDays = { least: 1, most: 14, usual: 5 } as const;

const dayMs = 24 * 60 * 60 * 1000;

/** When an offer that is made now expires. */
export const expiryOf = (now: Date, days: number): Date => new Date(now.getTime() + days * dayMs);

/** What can be done with an offer short of accepting it, by its client, its consultant or time. */
export const offerStepKinds = [
  'offer-made',
  'offer-declined',
  'offer-countered',
  'offer-withdrawn',
  'offer-expired',
] as const;
export type OfferStepKind = (typeof offerStepKinds)[number];

/** What is stored of an offer: that its application has ended is the application's to say. */
export type StoredState = Exclude<OfferState, 'ended'>;

interface Stored {
  stored: StoredState;
  applicationStatus: ApplicationStatus;
  /** Until when an offer for the application is open; null where none is. */
  offeredUntil: Date | null;
  expiresAt: Date;
}

/** What has become of an offer by now. */
export function stateOf(offer: Stored, now: Date): OfferState {
  const { stored, applicationStatus, offeredUntil, expiresAt } = offer;
  if (stored !== 'open') return stored;
  // An application that was decided and stands again has no offer open.
  if (applicationStatus !== 'pending' || offeredUntil === null) return 'ended';
  return expiresAt <= now ? 'expired' : 'open';
}

import type { Side } from '#features/hiring/applications/rules/life-cycle.ts';
import type { Offer } from '../contract/offer-views.ts';
import { whatCanBeDone } from '../policy.ts';
import { stateOf } from '../rules.ts';
import type { OfferRow } from './queries/offer-rows.ts';

/** An offer as this side sees it: what the other applicants will read is the client's alone. */
export function viewOffer(offer: OfferRow, side: Side, now: Date): Offer {
  const state = stateOf(offer, now);
  return {
    id: offer.id,
    applicationId: offer.applicationId,
    state,
    terms: offer.terms,
    proposedTerms: offer.proposedTerms,
    message: offer.message,
    wordsToOthers: side === 'client' ? offer.wordsToOthers : null,
    madeBy: side === 'client' ? offer.madeBy : null,
    approvedBy: side === 'client' ? offer.approvedBy : null,
    counterTerms: offer.counterTerms,
    answer: offer.answer,
    expiresAt: offer.expiresAt.toISOString(),
    createdAt: offer.createdAt.toISOString(),
    endedAt: offer.endedAt?.toISOString() ?? null,
    can: whatCanBeDone(state, side),
  };
}

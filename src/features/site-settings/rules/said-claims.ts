import type { AssertedClaimId, ClaimId, MeasurableClaimId } from './claims.ts';
import type { ShownClaim, ShownClaims } from './shown-claims.ts';

/** The site's claims, as sentences and figures take them. */
export interface SaidClaims {
  /** The figure of a claim that nobody counts. */
  figure(id: AssertedClaimId): string;
  /** The figure of one that may be counted, with how and when; null where there is nothing to say, and the sentence falls away. */
  said(id: MeasurableClaimId): string | null;
  /** For figures that stand by themselves. */
  shown(id: ClaimId): ShownClaim | null;
}

/** How sentences take these claims. */
export const sayClaims = (claims: ShownClaims): SaidClaims => ({
  figure: (id) => claims[id]?.figure ?? '',
  said(id) {
    const claim = claims[id];
    return claim?.counted ? `${claim.figure} (${claim.counted})` : (claim?.figure ?? null);
  },
  shown: (id) => claims[id],
});

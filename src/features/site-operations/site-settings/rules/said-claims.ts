import type { ClaimId, EditableClaimId, FixedClaimId } from './claims.ts';
import type { ShownClaim, ShownClaims } from './shown-claims.ts';

/** The site's claims, as sentences and figures take them. */
export interface SaidClaims {
  /** The figure of a claim that the product makes true. */
  figure(id: FixedClaimId): string;
  /**
   * The figure of any other, with how and when where it was counted; null where the operator states none, and the
   * sentence falls away.
   */
  said(id: EditableClaimId): string | null;
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

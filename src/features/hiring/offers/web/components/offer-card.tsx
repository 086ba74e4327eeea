import type { ReactNode } from 'react';
import { offerStates } from '#catalogue/enumerations/offer.ts';
import { TermsList } from '#features/hiring/applications/web/components/terms-list.tsx';
import { Badge } from '#ui/primitives/badge.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import type { Offer } from '../../contract/offer-views.ts';

interface OfferCardProps {
  offer: Offer;
  /** What this side can do with it. */
  action?: ReactNode;
}

/** An offer with its terms, what was written, and what has become of it. */
export function OfferCard({ offer, action }: OfferCardProps) {
  const { state, terms, proposedTerms, message, counterTerms, answer } = offer;
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
        <Badge tone={tones[state] ?? 'neutral'}>{offerStates.label(state)}</Badge>
        <span>
          Offered <DateText value={offer.createdAt} />
          {offer.madeBy && ` by ${offer.madeBy}`}
          {offer.approvedBy && `, approved by ${offer.approvedBy}`}
        </span>
        {state === 'open' && (
          <span>
            Stands until <DateText value={offer.expiresAt} />
          </span>
        )}
      </p>
      <TermsList terms={terms} before={proposedTerms} />
      {message && <p className="wrap-anywhere whitespace-pre-line">{message}</p>}
      {counterTerms && (
        <div>
          <p className="font-medium text-ink">Proposed instead</p>
          <TermsList terms={counterTerms} before={terms} />
        </div>
      )}
      {answer && (
        <p className="wrap-anywhere whitespace-pre-line">
          <span className="font-medium text-ink">Answer:</span> {answer}
        </p>
      )}
      {action}
    </div>
  );
}

const tones: Partial<Record<Offer['state'], 'info' | 'success'>> = {
  open: 'info',
  accepted: 'success',
};

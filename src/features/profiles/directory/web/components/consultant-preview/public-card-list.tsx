import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { AvailabilityBadge } from '#features/profiles/consultants/web/components/availability-badge.tsx';
import { Rating } from '#features/profiles/ratings/web/components/rating.tsx';
import { Avatar } from '#ui/primitives/avatar.tsx';
import { Badge } from '#ui/primitives/badge.tsx';
import { Card, CardFooter, CardTitle } from '#ui/primitives/card.tsx';
import { InReaderCurrency } from '#ui/primitives/in-reader-currency.tsx';
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx';
import type { PublicCard as PublicCardData } from '../../../contract.ts';
import { locationOf, rateOf, skillNamesOf, titleOf } from './public-card-details.ts';

/** Public consultant cards side by side. */
export function PublicCardList({ cards }: { cards: readonly PublicCardData[] }) {
  return (
    <PublicCardGrid>
      {cards.map((card) => (
        <li key={card.userId}>
          <PublicCard card={card} />
        </li>
      ))}
    </PublicCardGrid>
  );
}

/** The grid of such cards, or of what stands in for them. */
export function PublicCardGrid({ children }: { children: ReactNode }) {
  return <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">{children}</ul>;
}

/** A consultant as anybody may see them: initials, and what reviews come to. */
function PublicCard({ card }: { card: PublicCardData }) {
  return (
    <Card className="h-full">
      <div className="flex items-start gap-4">
        <Avatar initials={card.initials} personId={card.userId} />
        <div className="min-w-0 flex-1">
          <CardTitle level={3} className="wrap-anywhere">
            <VisuallyHidden>{card.initials}, </VisuallyHidden>
            {titleOf(card)}
          </CardTitle>
          <p className="mt-0.5 flex items-start gap-1.5 text-sm text-ink-muted">
            <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{locationOf(card)}</span>
          </p>
        </div>
      </div>
      {card.summary && <p className="line-clamp-2 text-ink-muted">{card.summary}</p>}
      <ul aria-label="Skills" className="flex flex-wrap gap-2">
        {skillNamesOf(card).map((name) => (
          <li key={name}>
            <Badge>{name}</Badge>
          </li>
        ))}
      </ul>
      <CardFooter className="justify-between">
        <span className="font-semibold text-ink tabular-nums">
          {rateOf(card)}
          {card.hourlyRateUsd > 0 && <InReaderCurrency usd={card.hourlyRateUsd} />}
        </span>
        <span className="flex flex-wrap gap-2">
          <Rating of={card} />
          <AvailabilityBadge consultant={card} />
        </span>
      </CardFooter>
    </Card>
  );
}

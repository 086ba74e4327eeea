import type { ReactNode } from 'react';
import type { PublicCard as PublicCardData } from '../../../contract.ts';
import { PublicCard } from './public-card.tsx';

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

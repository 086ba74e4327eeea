import type { ReactNode } from 'react';
import type { PublicCard } from '../../contract.ts';
import { PublicCardList } from './consultant-preview/public-card-list.tsx';

interface ListedCardsProps {
  cards: readonly PublicCard[];
  /** A link to the next page, while there is one. */
  next: ReactNode;
  /** A link to the first page, on every other one. */
  first: ReactNode;
}

/** One page of the consultants of a skill or a city, with links to the others. */
export function ListedCards({ cards, next, first }: ListedCardsProps) {
  return (
    <>
      <PublicCardList cards={cards} />
      {(next || first) && (
        <nav aria-label="Pages of consultants" className="mt-8 flex flex-wrap justify-center gap-3">
          {first}
          {next}
        </nav>
      )}
    </>
  );
}

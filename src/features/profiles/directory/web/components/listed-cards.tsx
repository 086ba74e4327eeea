import { Link } from '@tanstack/react-router';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import type { PublicCard } from '../../contract.ts';
import { PublicCardList } from './consultant-preview/public-card-list.tsx';

interface ListedCardsProps {
  cards: readonly PublicCard[];
  /** Where the list goes on; null at its end. */
  nextCursor: string | null;
  isFirstPage: boolean;
}

/** The name of the section that lists them, in the address of the next page. */
export const listedSection = 'consultants';

/** One page of the consultants of a skill or a city, with links to the others at the same address. */
export function ListedCards({ cards, nextCursor, isFirstPage }: ListedCardsProps) {
  return (
    <>
      <PublicCardList cards={cards} />
      {(nextCursor || !isFirstPage) && (
        <nav aria-label="Pages of consultants" className="mt-8 flex flex-wrap justify-center gap-3">
          {!isFirstPage && (
            <Link
              to="."
              search={{}}
              hash={listedSection}
              className={buttonClassName({ variant: 'ghost' })}
            >
              Back to the Newest
            </Link>
          )}
          {nextCursor && (
            <Link
              to="."
              search={{ after: nextCursor }}
              hash={listedSection}
              className={buttonClassName({ variant: 'secondary' })}
            >
              More Consultants
            </Link>
          )}
        </nav>
      )}
    </>
  );
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { ConsultantCard } from '#features/consultants/contract/consultant-card.ts';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { LoadMore } from '#ui/primitives/load-more.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import type { SearchTotal } from '../../contract.ts';
import { foundConsultantsQuery } from '../queries.ts';
import { ConsultantResult } from './consultant-result.tsx';
import { type FindSearch, isFiltered } from './find-search.ts';
import { SortChoice } from './sort-choice.tsx';

interface FoundConsultantsProps {
  search: FindSearch;
  onSort: (sort: FindSearch['sort']) => void;
  /** What stands on each card to be done with its consultant. */
  actionFor?: ((consultant: ConsultantCard) => ReactNode) | undefined;
}

const positions = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** What a search has found: how many, in which order, and as many of them as have been asked for. */
export function FoundConsultants({ search, onSort, actionFor }: FoundConsultantsProps) {
  const { data, isPending, refetch, ...list } = useInfiniteQuery(foundConsultantsQuery(search));
  const [first] = data?.pages ?? [];
  const consultants = data?.pages.flatMap(({ items }) => items) ?? [];

  return (
    <section aria-labelledby="found">
      <div className="mb-4 flex flex-col gap-3 sm:flex-row sm:items-end sm:justify-between">
        <div>
          <div role="status">
            <h2 id="found" className="text-xl font-semibold text-ink">
              {isPending && 'Loading consultants…'}
              {first?.total && headingOf(first.total)}
              {!isPending && !first && 'Consultants'}
            </h2>
          </div>
          {first?.correction && (
            <p className="mt-1 text-ink-muted">
              Nothing matches “{first.correction.typed}”. Showing results for “
              <strong className="text-ink">{first.correction.used}</strong>”.
            </p>
          )}
        </div>
        <SortChoice hasText={search.text !== undefined} sort={first?.sort} onSort={onSort} />
      </div>
      {isPending && (
        <div className="grid gap-4 lg:grid-cols-2">
          {positions.map((position) => (
            <Skeleton key={position} className="h-64 w-full" />
          ))}
        </div>
      )}
      {!isPending && !data && (
        <Banner
          tone="danger"
          title="The consultants could not be loaded"
          action={
            <Button variant="secondary" pending={list.isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          The server did not answer as expected.
        </Banner>
      )}
      {data && consultants.length === 0 && (
        <EmptyState level={3} icon={<SearchX />} title="No consultants found">
          {isFiltered(search)
            ? 'Try fewer or other filters, or clear them all.'
            : 'There are no consultants to show at the moment. Please come back later.'}
        </EmptyState>
      )}
      {consultants.length > 0 && (
        <>
          <ul className="grid gap-4 lg:grid-cols-2">
            {consultants.map((consultant) => (
              <FoundConsultant
                key={consultant.userId}
                consultant={consultant}
                actionFor={actionFor}
              />
            ))}
          </ul>
          {list.isFetchNextPageError && (
            <Banner tone="danger" className="mt-4">
              More consultants could not be loaded. Please try again.
            </Banner>
          )}
          <LoadMore
            status={statusOf(consultants.length, first?.total ?? undefined)}
            more={list.hasNextPage}
            pending={list.isFetchingNextPage}
            onLoadMore={() => void list.fetchNextPage()}
          >
            Load More Consultants
          </LoadMore>
        </>
      )}
    </section>
  );
}

interface FoundConsultantProps extends Pick<FoundConsultantsProps, 'actionFor'> {
  consultant: ConsultantCard;
}

// Remembered: of a list of hundreds only those are rendered who have come.
const FoundConsultant = memo(({ consultant, actionFor }: FoundConsultantProps) => (
  <li className="min-w-0">
    <ConsultantResult consultant={consultant} action={actionFor?.(consultant)} />
  </li>
));

const numberOf = ({ count, isCapped }: SearchTotal): string =>
  `${count.toLocaleString('en')}${isCapped ? '+' : ''}`;

const headingOf = (total: SearchTotal): string =>
  `${numberOf(total)} ${total.count === 1 ? 'Consultant' : 'Consultants'} Found`;

function statusOf(shown: number, total: SearchTotal | undefined): string {
  const number = shown.toLocaleString('en');
  return total ? `Showing ${number} of ${numberOf(total)}` : `Showing ${number}`;
}

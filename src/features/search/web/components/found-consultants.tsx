import { useInfiniteQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { ConsultantCard } from '#features/consultants/contract/consultant-card.ts';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { ListFailed } from '#ui/primitives/list-failed.tsx';
import { PagedList } from '#ui/primitives/paged-list.tsx';
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

/** What a search has found: how many, in which order, and as many of them as have been asked for. */
export function FoundConsultants({ search, onSort, actionFor }: FoundConsultantsProps) {
  const query = useInfiniteQuery(foundConsultantsQuery(search));
  const [first] = query.data?.pages ?? [];

  return (
    <section aria-labelledby="found">
      <div className="mb-4 flex flex-col gap-3 sm:flex-row sm:items-end sm:justify-between">
        <div>
          <div role="status">
            <h2 id="found" className="text-xl font-semibold text-ink">
              {query.isPending && 'Loading consultants…'}
              {first?.total && headingOf(first.total)}
              {!query.isPending && !first && 'Consultants'}
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
      <PagedList
        query={query}
        keyOf={({ userId }) => userId}
        loading={{ skeletons: 6, className: 'h-64 w-full' }}
        failed={<ListFailed title="The consultants could not be loaded" query={query} />}
        empty={
          <EmptyState level={3} icon={<SearchX />} title="No consultants found">
            {isFiltered(search)
              ? 'Try fewer or other filters, or clear them all.'
              : 'There are no consultants to show at the moment. Please come back later.'}
          </EmptyState>
        }
        status={(shown) => statusOf(shown, first?.total ?? undefined)}
        moreLabel="Load More Consultants"
        moreFailed="More consultants could not be loaded. Please try again."
        className="grid gap-4 lg:grid-cols-2"
        itemClassName="min-w-0"
      >
        {(consultant) => <FoundConsultant consultant={consultant} actionFor={actionFor} />}
      </PagedList>
    </section>
  );
}

interface FoundConsultantProps extends Pick<FoundConsultantsProps, 'actionFor'> {
  consultant: ConsultantCard;
}

// Remembered: of a list of hundreds only those are rendered who have come.
const FoundConsultant = memo(({ consultant, actionFor }: FoundConsultantProps) => (
  <ConsultantResult consultant={consultant} action={actionFor?.(consultant)} />
));

const numberOf = ({ count, isCapped }: SearchTotal): string =>
  `${count.toLocaleString('en')}${isCapped ? '+' : ''}`;

const headingOf = (total: SearchTotal): string =>
  `${numberOf(total)} ${total.count === 1 ? 'Consultant' : 'Consultants'} Found`;

function statusOf(shown: number, total: SearchTotal | undefined): string {
  const number = shown.toLocaleString('en');
  return total ? `Showing ${number} of ${numberOf(total)}` : `Showing ${number}`;
}

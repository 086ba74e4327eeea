import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import type { ReactElement } from 'react';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { ListFailed } from '#ui/primitives/list-failed.tsx';
import { showing } from '#ui/primitives/paged-list.tsx';
import { QueueList } from '#ui/primitives/queue-list.tsx';
import { changedClaimsQuery } from '../queries.ts';
import { ChangedClaimsCard } from './changed-claims-card.tsx';

interface ChangedClaimsListProps {
  /** The link to one person's page. */
  personLink: (userId: string, words: string) => ReactElement;
}

/** Approved consultants who have changed what was approved, longest waiting first. */
export function ChangedClaimsList({ personLink }: ChangedClaimsListProps) {
  const query = useInfiniteQuery(changedClaimsQuery);
  return (
    <section aria-labelledby="changed-claims" className="flex flex-col gap-5">
      <h2 id="changed-claims" className="text-xl font-semibold text-ink">
        Waiting for a look
      </h2>
      <QueueList
        query={query}
        keyOf={({ userId }) => userId}
        loading={{ spoken: 'Loading changed claims…', skeletons: 1, className: 'h-56 w-full' }}
        failed={<ListFailed title="The changed claims could not be loaded" query={query} />}
        empty={
          <EmptyState icon={<CircleCheck />} title="All Caught Up!" level={3}>
            No approved consultant has changed title, certifications or portfolio.
          </EmptyState>
        }
        status={showing('consultant')}
        moreLabel="Load More"
        moreFailed="More could not be loaded. Please try again."
        className="flex flex-col gap-5"
      >
        {(changed, isGone) => (
          <ChangedClaimsCard
            changed={changed}
            title={personLink(changed.userId, changed.name)}
            isGone={isGone}
          />
        )}
      </QueueList>
    </section>
  );
}

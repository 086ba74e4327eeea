import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useRef } from 'react';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { LoadMore } from '#ui/primitives/load-more.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import type { ReviewedState } from '../../contract.ts';
import { credentialMessages } from '../messages.ts';
import { reviewedQuery } from '../queries.ts';
import { ReviewedCredentialCard } from './reviewed-credential-card.tsx';

const nothing: Record<ReviewedState, { title: string; text: string }> = {
  submitted: { title: 'All Caught Up!', text: 'No credential waits for a check.' },
  verified: { title: 'Nothing verified', text: 'Verified credentials are listed here.' },
  expired: {
    title: 'Nothing expired',
    text: 'Credentials whose last day is over are listed here.',
  },
  rejected: { title: 'Nothing rejected', text: 'Rejected credentials are listed here.' },
};

const titles: Record<ReviewedState, string> = {
  submitted: 'Waiting for a check',
  verified: 'Verified',
  expired: 'Expired',
  rejected: 'Rejected',
};

/** The credentials in one state, page by page. */
export function ReviewedCredentials({ state }: { state: ReviewedState }) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const { data, isPending, refetch, ...list } = useInfiniteQuery(reviewedQuery(state));
  const credentials = data?.pages.flatMap(({ items }) => items) ?? [];

  return (
    <section aria-labelledby="credentials-shown" className="flex flex-col gap-5">
      <h2
        id="credentials-shown"
        ref={titleRef}
        tabIndex={-1}
        className="text-xl font-semibold text-ink"
      >
        {titles[state]}
      </h2>
      {isPending && (
        <>
          <p role="status" className="sr-only">
            Loading credentials…
          </p>
          <Skeleton className="h-56 w-full" />
        </>
      )}
      {list.isError && (
        <Banner
          tone="danger"
          title={credentialMessages.listFailed}
          action={
            <Button variant="secondary" pending={list.isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        />
      )}
      {data && credentials.length === 0 && (
        <EmptyState icon={<CircleCheck />} title={nothing[state].title} level={3}>
          {nothing[state].text}
        </EmptyState>
      )}
      {credentials.length > 0 && (
        <>
          <ul className="flex flex-col gap-5">
            {credentials.map((credential) => (
              <li key={credential.id}>
                <ReviewedCredentialCard
                  credential={credential}
                  onFocusLoss={() => titleRef.current?.focus()}
                />
              </li>
            ))}
          </ul>
          <LoadMore
            status={`Showing ${credentials.length} ${credentials.length === 1 ? 'credential' : 'credentials'}`}
            more={list.hasNextPage}
            pending={list.isFetchingNextPage}
            onLoadMore={() => void list.fetchNextPage()}
          >
            Load More
          </LoadMore>
        </>
      )}
    </section>
  );
}

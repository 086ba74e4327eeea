import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useRef } from 'react';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { ListFailed } from '#ui/primitives/list-failed.tsx';
import { hasFailedToRefresh, PagedList, showing } from '#ui/primitives/paged-list.tsx';
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
  const query = useInfiniteQuery(reviewedQuery(state));
  const failed = <ListFailed title={credentialMessages.listFailed} query={query} />;

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
      {hasFailedToRefresh(query) && failed}
      <PagedList
        query={query}
        keyOf={({ id }) => id}
        loading={{ spoken: 'Loading credentials…', skeletons: 1, className: 'h-56 w-full' }}
        failed={failed}
        empty={
          <EmptyState icon={<CircleCheck />} title={nothing[state].title} level={3}>
            {nothing[state].text}
          </EmptyState>
        }
        status={showing('credential')}
        moreLabel="Load More"
        moreFailed={credentialMessages.listFailed}
        className="flex flex-col gap-5"
      >
        {(credential) => (
          <ReviewedCredentialCard
            credential={credential}
            onFocusLoss={() => titleRef.current?.focus()}
          />
        )}
      </PagedList>
    </section>
  );
}

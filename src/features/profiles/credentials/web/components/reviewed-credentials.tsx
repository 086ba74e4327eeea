import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { ListFailed } from '#ui/primitives/list-failed.tsx';
import { hasFailedToRefresh, showing } from '#ui/primitives/paged-list.tsx';
import { QueueList } from '#ui/primitives/queue-list.tsx';
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
  const query = useInfiniteQuery(reviewedQuery(state));
  const failed = <ListFailed title={credentialMessages.listFailed} query={query} />;

  return (
    <section aria-labelledby="credentials-shown" className="flex flex-col gap-5">
      <h2 id="credentials-shown" className="text-xl font-semibold text-ink">
        {titles[state]}
      </h2>
      {hasFailedToRefresh(query) && failed}
      <QueueList
        key={state}
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
        {(credential, isGone) => <ReviewedCredentialCard credential={credential} isGone={isGone} />}
      </QueueList>
    </section>
  );
}

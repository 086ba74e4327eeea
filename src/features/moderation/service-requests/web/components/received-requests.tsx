import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { ListFailed } from '#ui/primitives/list-failed.tsx';
import { hasFailedToRefresh, showing } from '#ui/primitives/paged-list.tsx';
import { QueueList } from '#ui/primitives/queue-list.tsx';
import type { RequestState } from '../../contract.ts';
import { serviceRequestMessages } from '../messages.ts';
import { receivedRequestsQuery } from '../queries.ts';
import { ReceivedRequestCard } from './received-request-card.tsx';

const words: Record<RequestState, { title: string; empty: string; text: string }> = {
  waiting: {
    title: 'Waiting for an answer',
    empty: 'All Caught Up!',
    text: 'No request waits for an answer.',
  },
  answered: {
    title: 'Answered',
    empty: 'Nothing answered',
    text: 'Answered requests are listed here.',
  },
};

/** The requests in one state, page by page. */
export function ReceivedRequests({ state }: { state: RequestState }) {
  const query = useInfiniteQuery(receivedRequestsQuery(state));
  const failed = <ListFailed title={serviceRequestMessages.listFailed} query={query} />;
  return (
    <section aria-labelledby="requests-shown" className="flex flex-col gap-5">
      <h2 id="requests-shown" className="text-xl font-semibold text-ink">
        {words[state].title}
      </h2>
      {hasFailedToRefresh(query) && failed}
      <QueueList
        key={state}
        query={query}
        keyOf={({ id }) => id}
        loading={{ spoken: 'Loading requests…', skeletons: 1, className: 'h-56 w-full' }}
        failed={failed}
        empty={
          <EmptyState icon={<CircleCheck />} title={words[state].empty} level={3}>
            {words[state].text}
          </EmptyState>
        }
        status={showing('request')}
        moreLabel="Load More"
        moreFailed={serviceRequestMessages.listFailed}
        className="flex flex-col gap-5"
      >
        {(request, isGone) => <ReceivedRequestCard request={request} isGone={isGone} />}
      </QueueList>
    </section>
  );
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import type { ReactElement } from 'react';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { ListFailed } from '#ui/primitives/list-failed.tsx';
import { hasFailedToRefresh, showing } from '#ui/primitives/paged-list.tsx';
import { QueueList } from '#ui/primitives/queue-list.tsx';
import type { ReportState } from '../../contract.ts';
import { reportMessages } from '../messages.ts';
import { reportsQuery } from '../queries.ts';
import { ReportCard } from './report-card.tsx';

interface ReportListProps {
  state: ReportState;
  personLink: (userId: string, words: string) => ReactElement;
}

const nothing: Record<ReportState, { title: string; text: string }> = {
  waiting: { title: 'All Caught Up!', text: 'No report waits.' },
  settled: { title: 'Nothing settled', text: 'Reports that you have settled are listed here.' },
};

/** Reports in one state, page by page. */
export function ReportList({ state, personLink }: ReportListProps) {
  const query = useInfiniteQuery(reportsQuery(state));
  const failed = <ListFailed title={reportMessages.listFailed} query={query} />;
  return (
    <section aria-labelledby="reports-shown" className="flex flex-col gap-5">
      <h2 id="reports-shown" className="text-xl font-semibold text-ink">
        {state === 'waiting' ? 'Waiting' : 'Settled'}
      </h2>
      {hasFailedToRefresh(query) && failed}
      <QueueList
        key={state}
        query={query}
        keyOf={({ id }) => id}
        loading={{ spoken: 'Loading reports…', skeletons: 1, className: 'h-56 w-full' }}
        failed={failed}
        empty={
          <EmptyState icon={<CircleCheck />} title={nothing[state].title} level={3}>
            {nothing[state].text}
          </EmptyState>
        }
        status={showing('report')}
        moreLabel="Load More"
        moreFailed={reportMessages.listFailed}
        className="flex flex-col gap-5"
      >
        {(report, isGone) => <ReportCard report={report} personLink={personLink} isGone={isGone} />}
      </QueueList>
    </section>
  );
}

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarClock } from 'lucide-react';
import { useMemo } from 'react';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { ListFailed } from '#ui/primitives/list-failed.tsx';
import { itemsOf, PagedList, showing } from '#ui/primitives/paged-list.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import type { Call } from '../../contract/call-views.ts';
import { type AnsweredCall, useFocusWhenGone } from '../hooks/use-focus-after-answer.ts';
import { openCallsQuery, pastCallsQuery } from '../queries.ts';
import { CallCard } from './call-card.tsx';

/** Calls that wait for the reader, that lie ahead, and that wait for the others. */
export function OpenCalls({ answered }: { answered: AnsweredCall }) {
  const query = useQuery(openCallsQuery());
  if (query.isPending) {
    return (
      <div className="flex flex-col gap-3">
        <p role="status" className="sr-only">
          Loading your calls…
        </p>
        <Skeleton className="h-40 w-full" />
        <Skeleton className="h-40 w-full" />
      </div>
    );
  }
  if (!query.data) return <ListFailed title="Your calls could not be loaded" query={query} />;
  const { items } = query.data;
  if (items.length === 0) {
    return (
      <EmptyState
        level={2}
        icon={<CalendarClock />}
        title="No calls ahead"
        action={
          <Link to="/messages" className={buttonClassName({ variant: 'secondary' })}>
            Open Messages
          </Link>
        }
      >
        Propose times from a conversation, or from the profile of a consultant.
      </EmptyState>
    );
  }
  const waiting = items.filter(({ can }) => can.answer);
  const fixed = items.filter(({ state, can }) => state === 'fixed' && !can.answer);
  const proposed = items.filter(({ state, can }) => state === 'proposed' && !can.answer);
  return (
    <div className="flex flex-col gap-8">
      <Section title="Waiting for your answer" calls={waiting} answered={answered} />
      <Section title="Ahead" calls={fixed} answered={answered} />
      <Section title="Waiting for others" calls={proposed} answered={answered} />
    </div>
  );
}

interface SectionProps {
  title: string;
  calls: readonly Call[];
  answered: AnsweredCall;
}

function Section({ title, calls, answered }: SectionProps) {
  if (calls.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl font-semibold text-ink">{title}</h2>
      <ul className="flex flex-col gap-3">
        {calls.map((call) => (
          <li key={call.id}>
            <CallCard call={call} level={3} answered={answered} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const usePastCalls = () => useInfiniteQuery(pastCallsQuery);
type PastQuery = ReturnType<typeof usePastCalls>;

/** Calls that have taken place, or will not. */
export function PastCalls({ answered }: { answered: AnsweredCall }) {
  const query = usePastCalls();
  const title = useFocusOnPast(answered, query);
  return (
    <section className="flex flex-col gap-3">
      <h2 ref={title} tabIndex={-1} className="w-fit text-xl font-semibold text-ink">
        Past and cancelled
      </h2>
      <PagedList
        query={query}
        keyOf={({ id }) => id}
        loading={{ spoken: 'Loading your past calls…', skeletons: 2, className: 'h-24 w-full' }}
        failed={<ListFailed title="Your past calls could not be loaded" query={query} />}
        empty={<p className="text-ink-muted">None yet.</p>}
        status={showing('call')}
        moreLabel="Load More Calls"
        moreFailed="More calls could not be loaded. Please try again."
      >
        {(call) => <CallCard call={call} level={3} answered={answered} />}
      </PagedList>
    </section>
  );
}

/** A ref for where the past calls begin: one that was proposed long ago may stand further down than they are loaded. */
function useFocusOnPast(
  answered: AnsweredCall,
  { data: past, isFetching }: Pick<PastQuery, 'data' | 'isFetching'>,
) {
  const open = useQuery(openCallsQuery());
  const calls = useMemo(
    () => [...(open.data?.items ?? []), ...itemsOf({ data: past })],
    [open.data, past],
  );
  const areKnown = !open.isFetching && !isFetching;
  return useFocusWhenGone<HTMLHeadingElement>(answered, calls, areKnown);
}

import { createFileRoute, redirect } from '@tanstack/react-router';
import { useRef } from 'react';
import type { Call } from '#features/conversations/calls/contract/call-views.ts';
import { BusyCalendar } from '#features/conversations/calls/web/components/busy-calendar.tsx';
import { CalendarFeed } from '#features/conversations/calls/web/components/calendar-feed.tsx';
import { OwnCallHours } from '#features/conversations/calls/web/components/own-call-hours.tsx';
import { OpenCalls, PastCalls } from '#features/conversations/calls/web/components/own-calls.tsx';
import {
  callCalendarQuery,
  callFeedQuery,
  openCallsQuery,
  ownHoursQuery,
  pastCallsQuery,
} from '#features/conversations/calls/web/queries.ts';
import { requireSignedIn } from '#features/identity/accounts/web/guards.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { Container } from '#ui/primitives/container.tsx';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';

export const Route = createFileRoute('/calls')({
  beforeLoad: (guarded) => {
    const { viewer } = requireSignedIn(guarded);
    // The search page explains to clients why they have to wait.
    if (viewer.userType === 'client' && !viewer.isApproved) {
      throw redirect({ to: '/find-consultants' });
    }
    return { viewer };
  },
  // Never throws: a list that cannot be loaded is said in its place on the page.
  loader: ({ context: { queryClient, viewer } }) =>
    viewer.lookingIn
      ? undefined
      : prepareParts(
          queryClient.prefetchQuery(openCallsQuery()),
          queryClient.prefetchQuery(callFeedQuery),
          ...(viewer.userType === 'consultant'
            ? [
                queryClient.prefetchQuery(ownHoursQuery),
                queryClient.prefetchQuery(callCalendarQuery),
              ]
            : []),
          queryClient.prefetchInfiniteQuery(pastCallsQuery),
        ),
  head: () => ({ meta: [{ title: 'Calls · Direct365' }] }),
  component: CallsPage,
});

function CallsPage() {
  const { viewer } = Route.useRouteContext();
  // A call that is declined or cancelled goes from the one list to the other, and the focus with it.
  const answered = useRef<Call>(undefined);
  return (
    <Container className="py-8 sm:py-12">
      {viewer.lookingIn ? (
        <EmptyState level={1} title="Calls are private">
          You can’t see a user’s calls while impersonating them.
        </EmptyState>
      ) : (
        <>
          <PageHeader
            title="Calls"
            lead="Times are those of your clock, with the zone beside them."
          />
          <div className="flex max-w-3xl flex-col gap-10">
            <OpenCalls answered={answered} />
            {viewer.userType === 'consultant' && <OwnCallHours />}
            {viewer.userType === 'consultant' && <BusyCalendar />}
            <CalendarFeed />
            <PastCalls answered={answered} />
          </div>
        </>
      )}
    </Container>
  );
}

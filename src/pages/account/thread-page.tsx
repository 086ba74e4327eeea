import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { CalendarPlus } from 'lucide-react';
import { ScheduleCall } from '#features/conversations/calls/web/components/schedule-call.tsx';
import { ThreadCalls } from '#features/conversations/calls/web/components/thread-calls.tsx';
import { openCallsQuery } from '#features/conversations/calls/web/queries.ts';
import { WaitingReplies } from '#features/conversations/mail-replies/web/components/waiting-replies.tsx';
import { waitingRepliesQuery } from '#features/conversations/mail-replies/web/queries.ts';
import { readThreadsSearch } from '#features/conversations/messages/web/components/list/threads-search.ts';
import { NoSuchThread } from '#features/conversations/messages/web/components/thread/no-such-thread.tsx';
import { OpenThread } from '#features/conversations/messages/web/components/thread/open-thread.tsx';
import { entriesQuery, threadQuery } from '#features/conversations/messages/web/queries.ts';
import { ReportDialog } from '#features/moderation/reports/web/components/report-button.tsx';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { asApiProblem } from '#lib/api/problem.ts';
import { readParameters } from '#lib/api/read-parameters.ts';
import { IconButton } from '#ui/primitives/icon-button.tsx';

interface ThreadSearch {
  /** What stands in the field: a text that an app has drafted. */
  draft?: string;
}

export const Route = createFileRoute('/messages/$threadId')({
  validateSearch: ({ draft }): ThreadSearch =>
    readParameters<ThreadSearch>(['draft'], typeof draft === 'string' ? { draft } : {}),
  loader: async ({ context: { queryClient, viewer }, params: { threadId } }) => {
    if (viewer.lookingIn) return;
    // Never throws: what was said loads, fails and tries again in its place.
    const entries = prepareParts(
      queryClient.prefetchInfiniteQuery(entriesQuery(threadId)),
      queryClient.prefetchQuery(openCallsQuery(threadId)),
      queryClient.prefetchQuery(waitingRepliesQuery({ threadId })),
    );
    try {
      await queryClient.ensureQueryData(threadQuery(threadId));
    } catch (error) {
      const status = asApiProblem(error)?.status;
      // An address that cannot be an id is as unknown as an id that no conversation has.
      if (status !== 404 && status !== 400) throw error;
    }
    await entries;
  },
  head: () => ({ meta: [{ title: 'Conversation · Direct365' }] }),
  component: ThreadPage,
});

function ThreadPage() {
  const { threadId } = Route.useParams();
  const { viewer } = Route.useRouteContext();
  const { filter, text, draft } = Route.useSearch();
  const search = readThreadsSearch({ filter, text });
  const goesOn = useLocation({ select: ({ state }) => state.isWriting === true });
  const { data: thread } = useQuery({ ...threadQuery(threadId), enabled: false });
  if (!thread) return <NoSuchThread search={search} />;
  return (
    <OpenThread
      key={threadId}
      thread={thread}
      viewerId={viewer.userId}
      search={search}
      goesOn={goesOn}
      draft={draft}
      above={
        <>
          <WaitingReplies place={{ threadId }} />
          <ThreadCalls threadId={threadId} />
        </>
      }
      actions={
        thread.obstacle === null && (
          <ScheduleCall
            personId={thread.other.userId}
            name={thread.other.name}
            zone={null}
            trigger={
              <IconButton label={`Schedule a call with ${thread.other.name}`}>
                <CalendarPlus aria-hidden="true" />
              </IconButton>
            }
          />
        )
      }
      reportDialog={(about, onEnd) => (
        <ReportDialog
          about={about}
          noun={about.messageId ? 'this message' : thread.other.name}
          onEnd={onEnd}
        />
      )}
    />
  );
}

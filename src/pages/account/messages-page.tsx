import { createFileRoute, Outlet, redirect, useParams } from '@tanstack/react-router';
import { Conversations } from '#features/conversations/messages/web/components/conversations.tsx';
import { readThreadsSearch } from '#features/conversations/messages/web/components/list/threads-search.ts';
import { threadListQuery } from '#features/conversations/messages/web/queries.ts';
import { requireSignedIn } from '#features/identity/accounts/web/guards.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { Container } from '#ui/primitives/container.tsx';
import { EmptyState } from '#ui/primitives/empty-state.tsx';

export const Route = createFileRoute('/messages')({
  validateSearch: readThreadsSearch,
  beforeLoad: (guarded) => {
    const { viewer } = requireSignedIn(guarded);
    // The search page explains to clients why they have to wait.
    if (viewer.userType === 'client' && !viewer.isApproved) {
      throw redirect({ to: '/find-consultants' });
    }
    return { viewer };
  },
  loaderDeps: ({ search: { filter, text } }) => readThreadsSearch({ filter, text }),
  // Never throws: a list that cannot be loaded is said in its place on the page.
  loader: ({ context: { queryClient, viewer }, deps }) =>
    viewer.lookingIn
      ? undefined
      : prepareParts(queryClient.prefetchInfiniteQuery(threadListQuery(deps))),
  head: () => ({ meta: [{ title: 'Messages · Direct365' }] }),
  component: MessagesPage,
});

function MessagesPage() {
  const { viewer } = Route.useRouteContext();
  const { filter, text } = Route.useSearch();
  const { threadId, personId } = useParams({ strict: false });
  if (viewer.lookingIn) return <NotLookedAt />;
  return (
    <Conversations
      search={readThreadsSearch({ filter, text })}
      userType={viewer.userType}
      isOneOpen={threadId !== undefined || personId !== undefined}
    >
      <Outlet />
    </Conversations>
  );
}

/** Conversations are hidden during impersonation. */
function NotLookedAt() {
  return (
    <Container className="py-8 sm:py-12">
      <EmptyState level={1} title="Conversations are private">
        You can’t see a user’s conversations while impersonating them. Reported messages are under
        Reports.
      </EmptyState>
    </Container>
  );
}

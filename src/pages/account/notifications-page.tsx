import { createFileRoute } from '@tanstack/react-router';
import { useReaderClock } from '#features/conversations/messages/web/hooks/use-reader-clock.ts';
import { requireSignedIn } from '#features/identity/accounts/web/guards.ts';
import { NotificationList } from '#features/notifications/inbox/web/components/notification-list.tsx';
import { readNotificationsSearch } from '#features/notifications/inbox/web/components/notifications-search.ts';
import {
  notificationListQuery,
  unreadNotificationsQuery,
} from '#features/notifications/inbox/web/queries.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { Container } from '#ui/primitives/container.tsx';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';

export const Route = createFileRoute('/notifications')({
  validateSearch: readNotificationsSearch,
  beforeLoad: (guarded) => ({ viewer: requireSignedIn(guarded).viewer }),
  loaderDeps: ({ search: { show, topic } }) => readNotificationsSearch({ show, topic }),
  // Never throws: a list that cannot be loaded is said in its place on the page.
  loader: ({ context: { queryClient, viewer }, deps }) =>
    viewer.lookingIn
      ? undefined
      : prepareParts(
          queryClient.prefetchInfiniteQuery(notificationListQuery(deps)),
          queryClient.prefetchQuery(unreadNotificationsQuery),
        ),
  head: () => ({ meta: [{ title: 'Notifications · Direct365' }] }),
  component: NotificationsPage,
});

function NotificationsPage() {
  const { viewer } = Route.useRouteContext();
  const { show, topic } = Route.useSearch();
  const clock = useReaderClock();
  if (viewer.lookingIn) {
    return (
      <Container className="py-8 sm:py-12">
        <EmptyState level={1} title="Notifications are private">
          You can’t see a user’s notifications while impersonating them.
        </EmptyState>
      </Container>
    );
  }
  return (
    <Container width="form" className="py-8 sm:py-12">
      <PageHeader title="Notifications" lead="What concerns you, newest first." />
      <NotificationList
        search={readNotificationsSearch({ show, topic })}
        momentOf={(createdAt) => (
          // The server writes the date and the browser the time: the line wraps alike with both, and no row moves.
          <time
            dateTime={createdAt}
            title={clock.inFull(createdAt)}
            className="inline-block min-w-22 whitespace-nowrap"
          >
            {clock.inShort(createdAt)}
          </time>
        )}
      />
    </Container>
  );
}

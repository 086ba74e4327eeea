import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bell } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '#ui/primitives/button.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { ListFailed } from '#ui/primitives/list-failed.tsx';
import { hasFailedToRefresh, itemsOf, PagedList, showing } from '#ui/primitives/paged-list.tsx';
import { useMarkNotifications } from '../hooks/use-mark-notifications.ts';
import { notificationWords } from '../messages.ts';
import {
  type NotificationsSearch,
  notificationListQuery,
  unreadNotificationsQuery,
} from '../queries.ts';
import { NotificationFilters } from './notification-filters.tsx';
import { NotificationRow } from './notification-row.tsx';

interface NotificationListProps {
  search: NotificationsSearch;
  /** When one came, as the reader's clock says it. */
  momentOf: (createdAt: string) => ReactNode;
}

/** What concerns the reader, newest first, narrowed as the address says. */
export function NotificationList({ search, momentOf }: NotificationListProps) {
  const statusRef = useRef<HTMLDivElement>(null);
  const query = useInfiniteQuery({
    ...notificationListQuery(search),
  });
  const { data: counted } = useQuery(unreadNotificationsQuery);
  const mark = useMarkNotifications();
  const newest = itemsOf(query)[0];
  const failed = <ListFailed title={notificationWords.listFailed} query={query} />;
  return (
    <div className="flex flex-col gap-5">
      <NotificationFilters search={search} />
      {hasFailedToRefresh(query) && failed}
      <div ref={statusRef} tabIndex={-1} className="flex flex-col gap-4 outline-none">
        {newest && search.topic === undefined && (counted?.unread ?? 0) > 0 && (
          <Button
            variant="secondary"
            className="self-start"
            pending={mark.isPending}
            onClick={() =>
              mark.mutate(
                { until: newest.createdAt },
                { onSuccess: () => statusRef.current?.focus() },
              )
            }
          >
            Mark all as read
          </Button>
        )}
        <PagedList
          query={query}
          keyOf={({ id }) => id}
          loading={{
            spoken: 'Loading your notifications…',
            skeletons: 4,
            className: 'h-18 w-full',
          }}
          failed={failed}
          empty={<NoNotifications search={search} />}
          status={showing('notification')}
          isSilentAtEnd
          moreLabel="Load More Notifications"
          moreFailed={notificationWords.moreFailed}
          className="flex flex-col gap-2"
        >
          {(notification) => (
            <NotificationRow
              notification={notification}
              moment={momentOf(notification.createdAt)}
            />
          )}
        </PagedList>
      </div>
    </div>
  );
}

function NoNotifications({ search }: { search: NotificationsSearch }) {
  if (!search.show && !search.topic) {
    return (
      <EmptyState icon={<Bell />} title="No notifications yet">
        What concerns you stands here: applications and answers, invitations, messages that wait.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<Bell />}
      title={search.show ? 'Nothing unread' : 'Nothing of this kind'}
      action={
        <Link
          to="/notifications"
          activeOptions={{ exact: true, includeSearch: true }}
          className={buttonClassName({ variant: 'secondary' })}
        >
          Show All Notifications
        </Link>
      }
    >
      {search.show ? 'You have read all of them.' : 'Other notifications may be there.'}
    </EmptyState>
  );
}

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bell } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { cx } from '#ui/class-names.ts';
import { Button } from '#ui/primitives/button.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { ListFailed } from '#ui/primitives/list-failed.tsx';
import { hasFailedToRefresh, itemsOf, PagedList, showing } from '#ui/primitives/paged-list.tsx';
import type { NotificationView } from '../../contract.ts';
import { useMarkNotifications } from '../hooks/use-mark-notifications.ts';
import { notificationWords, topicNames } from '../messages.ts';
import {
  type NotificationsSearch,
  notificationListQuery,
  unreadNotificationsQuery,
} from '../queries.ts';
import { NotificationFilters } from './notification-filters.tsx';

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

interface NotificationRowProps {
  notification: NotificationView;
  /** When it came, as the reader's clock says it. */
  moment: ReactNode;
}

/**
 * One notification: a link to what it is about. The page behind the link marks it as read; the button does without
 * going there.
 */
function NotificationRow({ notification, moment }: NotificationRowProps) {
  const { id, topic, words, person, path, isRead } = notification;
  const mark = useMarkNotifications();
  return (
    <div
      className={cx(
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border px-4 py-3',
        isRead ? 'border-line bg-surface' : 'border-primary-line bg-primary-soft',
      )}
    >
      <div className="min-w-0 flex-[1_1_16rem] wrap-anywhere">
        <p>
          <Link
            to={path}
            className={cx('text-ink', isRead ? 'font-medium' : 'font-bold')}
            onClick={() => {
              if (!isRead) mark.mutate({ notificationId: id });
            }}
          >
            {words}
          </Link>
          {!isRead && <span className="sr-only"> (unread)</span>}
        </p>
        <p className="text-sm text-ink-muted">
          {person !== null && `${person} · `}
          {topicNames[topic]} · {moment}
        </p>
      </div>
      {!isRead && (
        <Button
          variant="ghost"
          size="sm"
          pending={mark.isPending}
          onClick={() => mark.mutate({ notificationId: id })}
        >
          Mark as read
          <span className="sr-only">: {words}</span>
        </Button>
      )}
    </div>
  );
}

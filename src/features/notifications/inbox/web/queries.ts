import { queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import { pagedQuery } from '#lib/api/paged-query.ts';
import type { notificationsContract } from '../contract.ts';
import type { Topic } from '../rules/topics.ts';

export const notificationsApi = featureClient<typeof notificationsContract>('notifications');

/** Which notifications are listed: all without a word. */
export interface NotificationsSearch {
  show?: 'unread';
  topic?: Topic;
}

/** All that is known of notifications: what changes one of them makes these old. */
export const notificationsKey = ['notifications'] as const;

/** How many are unread, and where they lead. */
export const unreadNotificationsQuery = queryOptions({
  queryKey: [...notificationsKey, 'unread'],
  queryFn: () => notificationsApi.countUnread(),
});

/** What concerns the caller, newest first. */
export const notificationListQuery = ({ show, topic }: NotificationsSearch) =>
  pagedQuery([...notificationsKey, 'list', show ?? 'all', topic ?? ''], (start) =>
    notificationsApi.list({ show: show ?? 'all', ...(topic && { topic }), ...start }),
  );

import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Page } from '#lib/api/pagination.ts';
import type { Thread, ThreadItem } from '../../contract/thread-views.ts';
import { threadQuery, threadsApi, unreadCountQuery } from '../queries.ts';

/**
 * What is in sight counts as read: `position` is that of the newest message received, while it is in sight. Should the
 * request fail, it stays unread, and is sent with the next one.
 */
export function useMarkRead(thread: Thread, position: number | undefined, isInSight: boolean) {
  const queryClient = useQueryClient();
  const { id: threadId, readPosition } = thread;
  const told = useRef(0);

  useEffect(() => {
    if (position === undefined || position <= readPosition || !isInSight) return undefined;
    const notify = () => {
      if (document.visibilityState !== 'visible' || told.current >= position) return;
      told.current = position;
      threadsApi.markRead({ threadId, position }).then(
        ({ unread }) => {
          queryClient.setQueryData(threadQuery(threadId).queryKey, (known) =>
            known ? { ...known, unread, readPosition: position } : known,
          );
          // In its place: a list of what is unread does not lose what is being read.
          queryClient.setQueriesData<InfiniteData<Page<ThreadItem>>>(
            { queryKey: ['threads', 'list'] },
            (known) => known && withUnread(known, threadId, unread),
          );
          void queryClient.invalidateQueries(unreadCountQuery);
        },
        () => {
          told.current = 0;
        },
      );
    };
    notify();
    document.addEventListener('visibilitychange', notify);
    return () => document.removeEventListener('visibilitychange', notify);
  }, [threadId, position, readPosition, isInSight, queryClient]);
}

const withUnread = (
  list: InfiniteData<Page<ThreadItem>>,
  threadId: string,
  unread: number,
): InfiniteData<Page<ThreadItem>> => ({
  ...list,
  pages: list.pages.map((page) => ({
    ...page,
    items: page.items.map((item) => (item.id === threadId ? { ...item, unread } : item)),
  })),
});

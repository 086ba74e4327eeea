import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { leadingHere } from '../../rules/opened-page.ts';
import { notificationsApi, notificationsKey, unreadNotificationsQuery } from '../queries.ts';

/**
 * Seeing the page that an unread notification leads to, or leads to a part of, marks it as read, by whatever way the
 * user came there. Should the request fail, it stays unread, and is sent when the page is opened again.
 */
export function useOpenedPage(paths: readonly string[] | undefined, path: string): void {
  const queryClient = useQueryClient();
  const opened = leadingHere(paths ?? [], path);
  useEffect(() => {
    if (opened === undefined) return undefined;
    let isTold = false;
    const notify = () => {
      if (isTold || document.visibilityState !== 'visible') return;
      isTold = true;
      notificationsApi.markReadAt({ path: opened }).then(
        (unread) => {
          queryClient.setQueryData(unreadNotificationsQuery.queryKey, unread);
          void queryClient.invalidateQueries({ queryKey: [...notificationsKey, 'list'] });
        },
        () => undefined,
      );
    };
    notify();
    document.addEventListener('visibilitychange', notify);
    return () => document.removeEventListener('visibilitychange', notify);
  }, [opened, queryClient]);
}

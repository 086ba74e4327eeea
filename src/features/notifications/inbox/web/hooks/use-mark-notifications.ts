import { useMutation, useQueryClient } from '@tanstack/react-query';
import { asApiProblem } from '#lib/api/problem.ts';
import { notify } from '#ui/feedback/notify.ts';
import { notificationWords } from '../messages.ts';
import { notificationsApi, notificationsKey, unreadNotificationsQuery } from '../queries.ts';

/** One notification by its id, or all that had come by a moment. */
export type Marked = { notificationId: string } | { until: string };

/** Marks notifications as read. It needs no key for its intent: read twice is read once. */
export function useMarkNotifications() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (marked: Marked) =>
      'until' in marked ? notificationsApi.markAllRead(marked) : notificationsApi.markRead(marked),
    onSuccess: (unread) => {
      queryClient.setQueryData(unreadNotificationsQuery.queryKey, unread);
      return queryClient.invalidateQueries({ queryKey: [...notificationsKey, 'list'] });
    },
    onError: (error) =>
      notify.error('Error', asApiProblem(error)?.message ?? notificationWords.markingFailed),
  });
}

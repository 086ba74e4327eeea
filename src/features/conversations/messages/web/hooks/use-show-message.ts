import { useQueryClient } from '@tanstack/react-query';
import type { Message } from '../../contract/entry-views.ts';
import { entriesQuery } from '../queries.ts';

/**
 * Shows a message that the server has answered with: in its place where it stands already, else as the newest. What is
 * being asked for meanwhile is older than it, and is asked for again.
 */
export function useShowMessage(threadId: string): (message: Message) => Promise<void> {
  const queryClient = useQueryClient();
  const { queryKey } = entriesQuery(threadId);
  return async (message) => {
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (data) => {
      const [first, ...others] = data?.pages ?? [];
      if (!data || !first) return data;
      const isThere = data.pages.some(({ items }) => items.some(({ id }) => id === message.id));
      const pages = isThere
        ? data.pages.map((page) => ({
            ...page,
            items: page.items.map((entry) => (entry.id === message.id ? message : entry)),
          }))
        : [{ ...first, items: [message, ...first.items] }, ...others];
      return { ...data, pages };
    });
    void queryClient.invalidateQueries({ queryKey });
    void queryClient.invalidateQueries({ queryKey: ['threads', 'list'] });
  };
}

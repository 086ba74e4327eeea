import type { QueryClient } from '@tanstack/react-query';

/**
 * Forgets all that this browser was answered, for somebody else asks from now on. What is on its way is awaited first: cut off, it
 * would be an error for whoever asked, such as the page of a link under the pointer.
 */
export async function forgetAnswers(queryClient: QueryClient): Promise<void> {
  const underWay = queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' });
  await Promise.allSettled(underWay.map(({ promise }) => promise));
  queryClient.clear();
}

import type { QueryClient } from '@tanstack/react-query';

/**
 * Clears all cached answers, because another user is signed in from now on. In-flight requests are awaited first: an
 * aborted one would be an error for its caller, such as the prefetch of a hovered link.
 */
export async function forgetAnswers(queryClient: QueryClient): Promise<void> {
  const underWay = queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' });
  await Promise.allSettled(underWay.map(({ promise }) => promise));
  queryClient.clear();
}

import { type QueryClient, useQuery } from '@tanstack/react-query';
import { subscriptionQuery } from '../queries.ts';

/** For loaders: fetches the subscription, and never fails a page over it. */
export async function preloadSubscription(queryClient: QueryClient): Promise<void> {
  await queryClient.prefetchQuery(subscriptionQuery);
}

/** The signed-in consultant's subscription. A check that failed counts as not subscribed. */
export function useSubscription({ enabled = true }: { enabled?: boolean } = {}) {
  const { data, isPending, isError, refetch } = useQuery({ ...subscriptionQuery, enabled });
  return {
    subscription: data,
    isSubscribed: data?.subscribed ?? false,
    isPending: enabled && isPending,
    isError: isError && !data,
    refetch,
  };
}

import { queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import type { subscriptionsContract } from '../contract.ts';

export const subscriptionsApi = featureClient<typeof subscriptionsContract>('subscriptions');

/** The own subscription, from verified billing state. */
export const subscriptionQuery = queryOptions({
  queryKey: ['subscriptions', 'own'],
  queryFn: () => subscriptionsApi.getOwn(),
  // Payment happens in another tab: back in this one, the news is there at once.
  refetchOnWindowFocus: 'always',
});

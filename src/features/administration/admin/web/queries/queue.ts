import { queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import type { queueContract } from '../../contract/queue.ts';

export const queueApi = featureClient<typeof queueContract>('queue');

/** How the work in the background fares. */
export const queueQuery = queryOptions({
  queryKey: ['queue'],
  queryFn: () => queueApi.get(),
  // Who reads that it could not be loaded has a button to try again.
  refetchInterval: ({ state }) => (state.status === 'error' ? false : 10_000),
});

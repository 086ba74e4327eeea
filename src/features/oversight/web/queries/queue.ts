import { queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import type { queueContract } from '../../contract/queue.ts';

export const queueApi = featureClient<typeof queueContract>('queue');

/** How the work in the background fares. */
export const queueQuery = queryOptions({
  queryKey: ['queue'],
  queryFn: () => queueApi.get(),
  refetchInterval: 10_000,
});

import { queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import type { restoreModeContract } from '../contract.ts';

const restoreModeApi = featureClient<typeof restoreModeContract>('restores');

/** Whether what goes out is held since a restore. */
export const pausedQuery = queryOptions({
  queryKey: ['restores', 'held'],
  queryFn: () => restoreModeApi.findPaused({}),
});

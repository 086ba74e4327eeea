import { queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import type { restoresContract } from '../contract.ts';

const restoresApi = featureClient<typeof restoresContract>('restores');

/** Whether what goes out is held since a restore. */
export const heldQuery = queryOptions({
  queryKey: ['restores', 'held'],
  queryFn: () => restoresApi.findHeld({}),
});

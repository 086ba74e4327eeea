import { queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import type { deletionsContract } from '../contract.ts';

export const deletionsApi = featureClient<typeof deletionsContract>('deletions');

/** Whether the own account is being deleted, and what would become of what is open. */
export const deletionQuery = queryOptions({
  queryKey: ['deletion'],
  queryFn: () => deletionsApi.get(),
});

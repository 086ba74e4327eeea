import { queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import type { growthContract } from '../../contract/growth.ts';

const growthApi = featureClient<typeof growthContract>('growth');

/** What happened in each of the last months. */
export const growthQuery = queryOptions({
  queryKey: ['growth'],
  queryFn: () => growthApi.get(),
});

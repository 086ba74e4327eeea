import { queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import type { impersonationsContract } from '../contract.ts';

export const impersonationsApi = featureClient<typeof impersonationsContract>('impersonations');

/** When admins have seen what one sees oneself. */
export const ownImpersonationsQuery = queryOptions({
  queryKey: ['impersonations', 'own'],
  queryFn: () => impersonationsApi.listOwn(),
});

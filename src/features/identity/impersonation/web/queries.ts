import { queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import type { lookInsContract } from '../contract.ts';

export const lookInsApi = featureClient<typeof lookInsContract>('lookIns');

/** When admins have seen what one sees oneself. */
export const ownLookInsQuery = queryOptions({
  queryKey: ['look-ins', 'own'],
  queryFn: () => lookInsApi.listOwn(),
});

import { queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import type { passkeysContract } from '../contract/operations.ts';

export const passkeysApi = featureClient<typeof passkeysContract>('passkeys');

/** The own passkeys. */
export const passkeysQuery = queryOptions({
  queryKey: ['passkeys', 'own'],
  queryFn: () => passkeysApi.list(),
});

import { queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import type { apiKeysContract } from '../contract.ts';

export const apiKeysApi = featureClient<typeof apiKeysContract>('apiKeys');

/** The own API keys. */
export const apiKeysQuery = queryOptions({
  queryKey: ['api-keys', 'own'],
  queryFn: () => apiKeysApi.list(),
});

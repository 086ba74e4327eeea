import { queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import type { consultantsContract } from '../contract/operations.ts';

export const consultantsApi = featureClient<typeof consultantsContract>('consultants');

/** The own consultant profile; null before it has been saved once. */
export const ownProfileQuery = queryOptions({
  queryKey: ['consultants', 'own-profile'],
  queryFn: () => consultantsApi.getOwnProfile(),
});

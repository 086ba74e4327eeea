import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import type { environmentAccessContract } from '../contract.ts';

export const accessApi = featureClient<typeof environmentAccessContract>('environmentAccess');

/** The access list of a deal. */
export const accessListQuery = (applicationId: string) =>
  queryOptions({
    queryKey: ['applications', 'environment-access', applicationId],
    queryFn: () => accessApi.list({ applicationId }),
  });

/** Shows the access list of a deal, and what waits for an answer, as they are now. */
export const refreshAccess = (queryClient: QueryClient, applicationId: string): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: accessListQuery(applicationId).queryKey }),
    queryClient.invalidateQueries({ queryKey: ['answers'] }),
  ]);

import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import type { offersContract } from '../contract/operations.ts';

export const offersApi = featureClient<typeof offersContract>('offers');

/** The offers for an application, newest first. */
export const offersQuery = (applicationId: string) =>
  queryOptions({
    queryKey: ['offers', applicationId],
    queryFn: async () => (await offersApi.list({ applicationId })).items,
  });

/** Shows applications, their offers and projects as they are now. */
export const refreshDeal = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(
    ['applications', 'offers', 'projects', 'answers'].map((key) =>
      queryClient.invalidateQueries({ queryKey: [key] }),
    ),
  );

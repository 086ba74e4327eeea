import { queryOptions } from '@tanstack/react-query';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import { featureClient } from '#lib/api/client.ts';
import { asApiProblem } from '#lib/api/problem.ts';
import type { reviewsContract } from '../contract.ts';

export const reviewsApi = featureClient<typeof reviewsContract>('reviews');

/** The reviews of a completed deal, as the own side may read them; null where there is no such deal. */
export const dealReviewsQuery = (applicationId: string) =>
  queryOptions({
    queryKey: ['reviews', 'deal', applicationId],
    queryFn: async () => {
      try {
        return await reviewsApi.getOfDeal({ applicationId: applicationId as ApplicationId });
      } catch (error) {
        // An address that cannot be an id is as unknown as an id that no deal has.
        if ([400, 404].includes(asApiProblem(error)?.status ?? 0)) return null;
        throw error;
      }
    },
  });

import { queryOptions } from '@tanstack/react-query';
import type { UserId } from '#access/user.ts';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import type { ProjectId } from '#features/hiring/projects/ids.ts';
import { featureClient } from '#lib/api/client.ts';
import { pagedQuery } from '#lib/api/paged-query.ts';
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

/** What is said of a consultant, or of the client of a project, page by page. */
export const reviewsQuery = (of: { consultantId: string } | { projectId: string }) =>
  pagedQuery(['reviews', 'public', of], (start) =>
    'consultantId' in of
      ? reviewsApi.listOfConsultant({ consultantId: of.consultantId as UserId, limit: 5, ...start })
      : reviewsApi.listOfClient({ projectId: of.projectId as ProjectId, limit: 5, ...start }),
  );

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

/** Who is reviewed: a consultant, the client of a project, or the reader's own company. */
export type Reviewed = { consultantId: string } | { projectId: string } | 'own-company';

/** What is said of one side of completed deals, page by page. */
export const reviewsQuery = (of: Reviewed) =>
  pagedQuery(['reviews', 'public', of], (start) => {
    const page = { limit: 5, ...start };
    if (of === 'own-company') return reviewsApi.listOfOwnCompany(page);
    return 'consultantId' in of
      ? reviewsApi.listOfConsultant({ consultantId: of.consultantId as UserId, ...page })
      : reviewsApi.listOfClient({ projectId: of.projectId as ProjectId, ...page });
  });

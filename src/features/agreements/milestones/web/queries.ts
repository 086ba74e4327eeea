import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import { featureClient } from '#lib/api/client.ts';
import type { milestonesContract } from '../contract.ts';

export const milestonesApi = featureClient<typeof milestonesContract>('milestones');

/** The milestones of a deal. */
export const milestonesQuery = (applicationId: ApplicationId) =>
  queryOptions({
    queryKey: ['applications', 'milestones', applicationId],
    queryFn: () => milestonesApi.list({ applicationId }),
  });

/** Shows milestones, and what waits for an answer, as they are now. */
export const refreshMilestones = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(
    [['applications', 'milestones'], ['answers']].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );

import { hashKey, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  type ApplicationGroup,
  type ApplicationSort,
  applicationGroups,
  applicationSorts,
} from '#catalogue/enumerations/application.ts';
import type { projectsContract } from '#features/hiring/projects/contract/operations.ts';
import { featureClient } from '#lib/api/client.ts';
import { oncePerList } from '#lib/api/once-per-list.ts';
import { pagedQuery } from '#lib/api/paged-query.ts';
import type { matchContract } from '../../contract/match-operations.ts';
import type { applicationsContract } from '../../contract/operations.ts';
import type { ReceivedCounts } from '../../contract/received-counts.ts';

export const decisionsApi =
  featureClient<
    Pick<
      typeof applicationsContract,
      | ('listReceived' | 'getReceived' | 'countReceived' | 'markRead' | 'accept' | 'decline')
      | ('tellUndecided' | 'askBack' | 'undoDeal' | 'keepDeal' | 'triage' | 'declineStage')
    >
  >('applications');
export const ownProjectApi =
  featureClient<Pick<typeof projectsContract, 'getOwn' | 'complete' | 'cancel'>>('projects');

/** The project whose applications are read; the same entry that the project's own pages keep. */
export const ownProjectQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['projects', 'own', projectId],
    queryFn: () => ownProjectApi.getOwn({ projectId }),
  });

/**
 * Which of the applications to a project are shown, and in which order: all of them and the best match first without a
 * word.
 */
export interface ReceivedChoice {
  show?: ApplicationGroup;
  sort?: ApplicationSort;
}

/** What the address of a project says of its applications. */
export interface ReceivedSearch extends ReceivedChoice {
  /**
   * The ids of those that are chosen to be compared, separated by commas: a client who comes back finds them chosen.
   */
  ids?: string;
}

/** Reads what an address says of them; what makes no sense is left out. */
export const readReceivedSearch = ({
  show,
  sort,
  ids,
}: Record<string, unknown>): ReceivedSearch => ({
  ...(typeof show === 'string' && applicationGroups.has(show) ? { show } : {}),
  ...(typeof sort === 'string' && applicationSorts.has(sort) ? { sort } : {}),
  ...(typeof ids === 'string' ? { ids } : {}),
});

/** Applications to one of the client's projects. */
export const receivedApplicationsQuery = (
  projectId: string,
  { show, sort = 'match' }: ReceivedChoice = {},
) =>
  pagedQuery(['applications', 'received', 'list', projectId, show ?? 'all', sort], (start) =>
    decisionsApi.listReceived({ projectId, sort, ...(show ? { show } : {}), ...start }),
  );

/** The application that was accepted, with the full name and how to reach its consultant; null when there is none. */
export const acceptedApplicationQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['applications', 'received', 'accepted', projectId],
    queryFn: async () => {
      const { items } = await decisionsApi.listReceived({
        projectId,
        status: 'accepted',
        limit: 1,
      });
      return items[0] ?? null;
    },
  });

/** The most that one question may name. */
const namedAtOnce = 100;

/** How many applications these own projects have had, and how many are new. */
export const receivedCountsQuery = oncePerList((projectIds: readonly string[]) => {
  const queryKey = ['applications', 'received', 'counts', projectIds];
  return queryOptions({
    queryKey,
    // Each row asks for it: the ids of all are put into words once.
    queryHash: hashKey(queryKey),
    queryFn: async () => {
      const counts: ReceivedCounts[] = [];
      for (let at = 0; at < projectIds.length; at += namedAtOnce) {
        const answer = await decisionsApi.countReceived({
          projectIds: projectIds.slice(at, at + namedAtOnce),
        });
        counts.push(...answer.counts);
      }
      return counts;
    },
    enabled: projectIds.length > 0,
    placeholderData: keepPreviousData,
  });
});

/** One application to one of the client's projects. */
export const receivedApplicationQuery = (applicationId: string) =>
  queryOptions({
    queryKey: ['applications', 'received', applicationId],
    queryFn: () => decisionsApi.getReceived({ applicationId }),
  });

const matchApi =
  featureClient<Pick<typeof matchContract, 'getApplicantMatch' | 'listApplicantScores'>>(
    'matching',
  );

/** How well the consultant of a received application fits its project. */
export const applicantMatchQuery = (applicationId: string) =>
  queryOptions({
    queryKey: ['matching', 'applicant', applicationId],
    queryFn: () => matchApi.getApplicantMatch({ applicationId }),
  });

/** How well each of these applicants fits the project, in points of 100, by the ids of the applications. */
export const applicantScoresQuery = (projectId: string, applicationIds: readonly string[]) =>
  queryOptions({
    queryKey: ['matching', 'applicants', projectId, applicationIds],
    queryFn: async () => {
      const points: Record<string, number> = {};
      for (let at = 0; at < applicationIds.length; at += namedAtOnce) {
        const { scores } = await matchApi.listApplicantScores({
          projectId,
          applicationIds: applicationIds.slice(at, at + namedAtOnce),
        });
        for (const { applicationId, total } of scores) points[applicationId] = total;
      }
      return points;
    },
    enabled: applicationIds.length > 0,
    placeholderData: keepPreviousData,
  });

/** Begins to fetch the first applications that are shown, with their scores. Never throws. */
export async function prefetchReceived(
  queryClient: QueryClient,
  projectId: string,
  choice: ReceivedChoice,
): Promise<void> {
  const options = receivedApplicationsQuery(projectId, choice);
  await queryClient.prefetchInfiniteQuery(options);
  const pages = queryClient.getQueryData(options.queryKey)?.pages ?? [];
  const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
  if (ids.length > 0) await queryClient.prefetchQuery(applicantScoresQuery(projectId, ids));
}

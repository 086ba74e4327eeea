import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApplicationStatus } from '#catalogue/enumerations/application.ts';
import type { projectsContract } from '#features/projects/contract/operations.ts';
import { featureClient } from '#lib/api/client.ts';
import { pagedQuery } from '#lib/api/paged-query.ts';
import type { matchContract } from '../../contract/match-operations.ts';
import type { applicationsContract } from '../../contract/operations.ts';
import type { ReceivedCounts } from '../../contract/received-counts.ts';

export const decisionsApi =
  featureClient<
    Pick<
      typeof applicationsContract,
      'listReceived' | 'getReceived' | 'countReceived' | 'markRead' | 'accept' | 'decline'
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

/** Applications to one of the client's projects, newest first, of one state or of all. */
export const receivedApplicationsQuery = (projectId: string, status?: ApplicationStatus) =>
  pagedQuery(['applications', 'received', 'list', projectId, status ?? 'all'], (start) =>
    decisionsApi.listReceived({ projectId, ...(status ? { status } : {}), ...start }),
  );

/** The most that one question may name. */
const countedAtOnce = 100;

/** How many applications these own projects have had, and how many are new. */
export const receivedCountsQuery = (projectIds: readonly string[]) =>
  queryOptions({
    queryKey: ['applications', 'received', 'counts', projectIds],
    queryFn: async () => {
      const counts: ReceivedCounts[] = [];
      for (let at = 0; at < projectIds.length; at += countedAtOnce) {
        const answer = await decisionsApi.countReceived({
          projectIds: projectIds.slice(at, at + countedAtOnce),
        });
        counts.push(...answer.counts);
      }
      return counts;
    },
    enabled: projectIds.length > 0,
    placeholderData: keepPreviousData,
  });

/** One application to one of the client's projects. */
export const receivedApplicationQuery = (applicationId: string) =>
  queryOptions({
    queryKey: ['applications', 'received', applicationId],
    queryFn: () => decisionsApi.getReceived({ applicationId }),
  });

const matchApi = featureClient<Pick<typeof matchContract, 'getApplicantMatch'>>('matching');

/** How well the consultant of a received application fits its project. */
export const applicantMatchQuery = (applicationId: string) =>
  queryOptions({
    queryKey: ['matching', 'applicant', applicationId],
    queryFn: () => matchApi.getApplicantMatch({ applicationId }),
  });

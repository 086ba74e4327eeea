import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ApplicationStatus } from '#catalogue/enumerations/application.ts';
import type { projectsContract } from '#features/projects/contract.ts';
import { featureClient } from '#lib/api/client.ts';
import type { applicationsContract } from '../../contract.ts';

export const decisionsApi =
  featureClient<
    Pick<typeof applicationsContract, 'listReceived' | 'getReceived' | 'accept' | 'decline'>
  >('applications');
export const ownProjectApi =
  featureClient<Pick<typeof projectsContract, 'getOwn' | 'complete' | 'cancel'>>('projects');

/** The project whose applications are read; the same entry that the project's own pages keep. */
export const ownProjectQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['projects', 'own', projectId],
    queryFn: () => ownProjectApi.getOwn({ projectId }),
  });

/** Where a list begins: its first page has no cursor. */
const listStart: { cursor?: string } = {};

/** Applications to one of the client's projects, newest first, of one state or of all. */
export const receivedApplicationsQuery = (projectId: string, status?: ApplicationStatus) =>
  infiniteQueryOptions({
    queryKey: ['applications', 'received', 'list', projectId, status ?? 'all'],
    queryFn: ({ pageParam }) =>
      decisionsApi.listReceived({ projectId, ...(status ? { status } : {}), ...pageParam }),
    initialPageParam: listStart,
    getNextPageParam: ({ nextCursor }) => (nextCursor === null ? null : { cursor: nextCursor }),
  });

/** One application to one of the client's projects. */
export const receivedApplicationQuery = (applicationId: string) =>
  queryOptions({
    queryKey: ['applications', 'received', applicationId],
    queryFn: () => decisionsApi.getReceived({ applicationId }),
  });

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { projectsContract } from '#features/projects/contract/operations.ts';
import type { OpenProjectFilter } from '#features/projects/rules/open-project-filter.ts';
import { featureClient } from '#lib/api/client.ts';
import type { matchContract } from '../../contract/match-operations.ts';
import type { applicationsContract } from '../../contract/operations.ts';

export const applyingApi =
  featureClient<
    Pick<
      typeof applicationsContract,
      'getApplyView' | 'submit' | 'listOwn' | 'listAppliedProjectIds' | 'withdraw'
    >
  >('applications');
const openProjectsApi = featureClient<Pick<typeof projectsContract, 'listOpen'>>('projects');

/** Where a list begins: its first page has no cursor. */
const listStart: { cursor?: string } = {};

/** Open public projects within a filter, newest first. */
export const openProjectsQuery = (filter: OpenProjectFilter) =>
  infiniteQueryOptions({
    queryKey: ['projects', 'open', 'list', filter],
    queryFn: ({ pageParam }) => openProjectsApi.listOpen({ ...filter, ...pageParam }),
    initialPageParam: listStart,
    getNextPageParam: ({ nextCursor }) => (nextCursor === null ? null : { cursor: nextCursor }),
  });

/** The open projects that the consultant has applied to. */
export const appliedProjectIdsQuery = queryOptions({
  queryKey: ['applications', 'own', 'project-ids'],
  queryFn: async () => (await applyingApi.listAppliedProjectIds()).projectIds,
});

/** The own applications, newest first. */
export const ownApplicationsQuery = infiniteQueryOptions({
  queryKey: ['applications', 'own', 'list'],
  queryFn: ({ pageParam }) => applyingApi.listOwn(pageParam),
  initialPageParam: listStart,
  getNextPageParam: ({ nextCursor }) => (nextCursor === null ? null : { cursor: nextCursor }),
});

/** A project as a consultant about to apply sees it. Always asked anew: what stands in the way changes elsewhere. */
export const applyViewQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['applications', 'apply', projectId],
    queryFn: () => applyingApi.getApplyView({ projectId }),
    staleTime: 0,
  });

const matchApi = featureClient<Pick<typeof matchContract, 'getOwnMatch'>>('matching');

/** How well the own profile fits a project. */
export const ownMatchQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['matching', 'own', projectId],
    queryFn: () => matchApi.getOwnMatch({ projectId }),
  });

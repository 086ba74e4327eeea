import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import { pagedQuery } from '#lib/api/paged-query.ts';
import type { matchContract } from '../../contract/match-operations.ts';
import type { applicationsContract } from '../../contract/operations.ts';

export const applyingApi =
  featureClient<
    Pick<
      typeof applicationsContract,
      | ('getApplyView' | 'submit' | 'listOwn' | 'listAppliedProjectIds' | 'withdraw')
      | ('standAgain' | 'undoDeal' | 'keepDeal' | 'addCancellationWord' | 'getOwnFigures')
    >
  >('applications');

/** The open projects that the consultant has applied to. */
export const appliedProjectIdsQuery = queryOptions({
  queryKey: ['applications', 'own', 'project-ids'],
  queryFn: async () => (await applyingApi.listAppliedProjectIds()).projectIds,
});

/** The own applications, newest first. */
export const ownApplicationsQuery = pagedQuery(['applications', 'own', 'list'], (start) =>
  applyingApi.listOwn(start),
);

/** What has come of the own profile and applications lately. */
export const ownFiguresQuery = queryOptions({
  queryKey: ['applications', 'own', 'figures'],
  queryFn: () => applyingApi.getOwnFigures(),
});

/** A project as a consultant about to apply sees it. Always asked anew: what stands in the way changes elsewhere. */
export const applyViewQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['applications', 'apply', projectId],
    queryFn: () => applyingApi.getApplyView({ projectId }),
    staleTime: 0,
  });

const matchApi =
  featureClient<Pick<typeof matchContract, 'getOwnMatch' | 'listOwnScores'>>('matching');

/** How well the own profile fits a project. */
export const ownMatchQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['matching', 'own', projectId],
    queryFn: () => matchApi.getOwnMatch({ projectId }),
  });

/** The most that one question may name. */
const scoredAtOnce = 100;

/** How well the own profile fits each of these projects, in points of 100, by their ids. */
export const ownScoresQuery = (projectIds: readonly string[]) =>
  queryOptions({
    queryKey: ['matching', 'own-scores', projectIds],
    queryFn: async () => {
      const points: Record<string, number> = {};
      for (let at = 0; at < projectIds.length; at += scoredAtOnce) {
        const ids = projectIds.slice(at, at + scoredAtOnce);
        const { scores } = await matchApi.listOwnScores({ projectIds: ids });
        for (const { projectId, total } of scores) points[projectId] = total;
      }
      return points;
    },
    enabled: projectIds.length > 0,
    placeholderData: keepPreviousData,
  });

import { queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import type { matchingContract } from '../contract.ts';

const matchingApi = featureClient<typeof matchingContract>('matching');

/** How many consultants a project page suggests. */
const suggestedCount = 6;

/** The consultants that fit an own project best. */
export const suggestionsQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['matching', 'suggestions', projectId],
    queryFn: async () =>
      (await matchingApi.suggestConsultants({ projectId, limit: suggestedCount })).items,
  });

/** How well the consultant of a received application fits its project. */
export const applicantMatchQuery = (applicationId: string) =>
  queryOptions({
    queryKey: ['matching', 'applicant', applicationId],
    queryFn: () => matchingApi.getApplicantMatch({ applicationId }),
  });

/** How well the own profile fits a project. */
export const ownMatchQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['matching', 'own', projectId],
    queryFn: () => matchingApi.getOwnMatch({ projectId }),
  });

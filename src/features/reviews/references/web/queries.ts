import { queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import { asApiProblem } from '#lib/api/problem.ts';
import type { referencesContract } from '../contract.ts';

export const referencesApi = featureClient<typeof referencesContract>('references');

/** The references that the consultant has asked for. */
export const ownReferencesQuery = queryOptions({
  queryKey: ['references', 'own'],
  queryFn: () => referencesApi.listOwn(),
});

/** The confirmed references of a listed consultant. */
export const shownReferencesQuery = (consultantId: string) =>
  queryOptions({
    queryKey: ['references', 'shown', consultantId],
    queryFn: () => referencesApi.listOfConsultant({ consultantId }),
  });

/** What the holder of a link is asked; null where the link leads nowhere any more. */
export const askedReferenceQuery = (token: string) =>
  queryOptions({
    queryKey: ['references', 'asked', token],
    queryFn: async () => {
      try {
        return await referencesApi.getAsked({ token });
      } catch (error) {
        if ([400, 404].includes(asApiProblem(error)?.status ?? 0)) return null;
        throw error;
      }
    },
  });

import { queryOptions } from '@tanstack/react-query';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import { featureClient } from '#lib/api/client.ts';
import { asApiProblem } from '#lib/api/problem.ts';
import type { packsContract } from '../contract.ts';

const packsApi = featureClient<typeof packsContract>('packs');

/** The papers of a deal; null where there is no such deal of the reader's. */
export const packQuery = (applicationId: string) =>
  queryOptions({
    queryKey: ['applications', 'pack', applicationId],
    queryFn: async () => {
      try {
        return await packsApi.get({ applicationId: applicationId as ApplicationId });
      } catch (error) {
        // An address that cannot be an id is as unknown as an id that no application has.
        if ([400, 404].includes(asApiProblem(error)?.status ?? 0)) return null;
        throw error;
      }
    },
  });

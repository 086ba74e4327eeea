import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import { featureClient } from '#lib/api/client.ts';
import { asApiProblem } from '#lib/api/problem.ts';
import type { statementsContract } from '../contract.ts';

export const statementsApi = featureClient<typeof statementsContract>('statements');

/** The statement of work of a deal; null where there is no such deal of the reader's. */
export const statementQuery = (applicationId: string) =>
  queryOptions({
    queryKey: ['applications', 'statement', applicationId],
    queryFn: async () => {
      try {
        return await statementsApi.get({ applicationId: applicationId as ApplicationId });
      } catch (error) {
        // An address that cannot be an id is as unknown as an id that no application has.
        if ([400, 404].includes(asApiProblem(error)?.status ?? 0)) return null;
        throw error;
      }
    },
  });

/** Shows the statement of work, and what waits for an answer, as they are now. */
export const refreshStatement = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(
    [['applications', 'statement'], ['answers']].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );

/** The public keys that statements were signed with. Asked for anew each time: the newest key may be a new one. */
export const statementKeysQuery = queryOptions({
  queryKey: ['statement-keys'],
  queryFn: () => statementsApi.listKeys(),
  staleTime: 0,
  // Without a connection it fails and says so, instead of waiting for one.
  networkMode: 'always',
  retry: false,
});

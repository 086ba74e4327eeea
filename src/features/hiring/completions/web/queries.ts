import type { QueryClient } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import type { completionsContract } from '../contract/operations.ts';

export const completionsApi = featureClient<typeof completionsContract>('completions');

/** Shows deals and projects as they are now. */
export const refreshDeals = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(
    ['applications', 'projects', 'answers'].map((key) =>
      queryClient.invalidateQueries({ queryKey: [key] }),
    ),
  );

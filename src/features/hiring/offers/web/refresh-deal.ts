import type { QueryClient } from '@tanstack/react-query';

/** Shows applications, their offers and projects as they are now. */
export const refreshDeal = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(
    ['applications', 'offers', 'projects', 'answers'].map((key) =>
      queryClient.invalidateQueries({ queryKey: [key] }),
    ),
  );

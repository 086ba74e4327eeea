import { queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import { pagedQuery } from '#lib/api/paged-query.ts';
import type { savedSearchesContract } from '../contract.ts';

export const savedSearchesApi = featureClient<typeof savedSearchesContract>('savedSearches');

/** All that is known of saved searches: what changes one of them makes these old. */
export const savedSearchesKey = ['saved-searches'] as const;

/** The searches that the caller has saved. */
export const savedSearchesQuery = queryOptions({
  queryKey: [...savedSearchesKey, 'own'],
  queryFn: async () => (await savedSearchesApi.list()).items,
});

/** The consultants that a search has found since, newest first. */
export const consultantFindsQuery = (savedSearchId: string) =>
  pagedQuery([...savedSearchesKey, 'consultants', savedSearchId], (start) =>
    savedSearchesApi.listFoundConsultants({ savedSearchId, ...start }),
  );

/** The projects that a search has found since, newest first. */
export const projectFindsQuery = (savedSearchId: string) =>
  pagedQuery([...savedSearchesKey, 'projects', savedSearchId], (start) =>
    savedSearchesApi.listFoundProjects({ savedSearchId, ...start }),
  );

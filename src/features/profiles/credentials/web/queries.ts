import { queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import { pagedQuery } from '#lib/api/paged-query.ts';
import type { credentialsContract, ReviewedState } from '../contract.ts';

export const credentialsApi = featureClient<typeof credentialsContract>('credentials');

/** The certifications of the own profile, each with its evidence. */
export const ownCredentialsQuery = queryOptions({
  queryKey: ['credentials', 'own'],
  queryFn: () => credentialsApi.listOwn(),
});

/** How many credentials wait for an admin. */
export const waitingCountQuery = queryOptions({
  queryKey: ['credentials', 'reviewed', 'count'],
  queryFn: () => credentialsApi.countWaiting(),
});

/** Credentials in one state, page by page. */
export const reviewedQuery = (state: ReviewedState) =>
  pagedQuery(['credentials', 'reviewed', state], (start) =>
    credentialsApi.listReviewed({ state, ...start }),
  );

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
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

/** Where a list begins: its first page has no cursor. */
const listStart: { cursor?: string } = {};

/** Credentials in one state, page by page. */
export const reviewedQuery = (state: ReviewedState) =>
  infiniteQueryOptions({
    queryKey: ['credentials', 'reviewed', state],
    queryFn: ({ pageParam }) => credentialsApi.listReviewed({ state, ...pageParam }),
    initialPageParam: listStart,
    getNextPageParam: ({ nextCursor }) => (nextCursor === null ? null : { cursor: nextCursor }),
  });

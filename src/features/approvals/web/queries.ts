import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { UserType } from '#access/user.ts';
import { featureClient } from '#lib/api/client.ts';
import type { approvalsContract } from '../contract.ts';

export const approvalsApi = featureClient<typeof approvalsContract>('approvals');

/** How many accounts of each type wait for approval. */
export const pendingCountsQuery = queryOptions({
  queryKey: ['approvals', 'pending', 'counts'],
  queryFn: () => approvalsApi.countPending(),
});

/** Where a list begins: its first page has no cursor. */
const listStart: { cursor?: string } = {};

/** Accounts of one type that wait for approval, longest waiting first, page by page. */
export const pendingAccountsQuery = (userType: UserType) =>
  infiniteQueryOptions({
    queryKey: ['approvals', 'pending', userType],
    queryFn: ({ pageParam }) => approvalsApi.listPending({ userType, ...pageParam }),
    initialPageParam: listStart,
    getNextPageParam: ({ nextCursor }) => (nextCursor === null ? null : { cursor: nextCursor }),
  });

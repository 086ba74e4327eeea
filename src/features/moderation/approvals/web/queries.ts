import { queryOptions } from '@tanstack/react-query';
import type { UserType } from '#access/user.ts';
import { featureClient } from '#lib/api/client.ts';
import { pagedQuery } from '#lib/api/paged-query.ts';
import type { approvalsContract } from '../contract.ts';

export const approvalsApi = featureClient<typeof approvalsContract>('approvals');

/** How many accounts of each type wait for approval. */
export const pendingCountsQuery = queryOptions({
  queryKey: ['approvals', 'pending', 'counts'],
  queryFn: () => approvalsApi.countPending(),
});

/** Accounts of one type that wait for approval, longest waiting first, page by page. */
export const pendingAccountsQuery = (userType: UserType) =>
  pagedQuery(['approvals', 'pending', userType], (start) =>
    approvalsApi.listPending({ userType, ...start }),
  );

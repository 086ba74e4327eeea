import { queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import { pagedQuery } from '#lib/api/paged-query.ts';
import type { usersContract } from '../../contract/users.ts';
import type { UserFilter, UserList } from '../../rules/user-list.ts';

const usersApi = featureClient<typeof usersContract>('users');

const allUsers: UserFilter = { text: '' };

/** How many users of each type there are, or fit. */
export const userCountsQuery = (filter: UserFilter = allUsers) =>
  queryOptions({ queryKey: ['users', 'counts', filter], queryFn: () => usersApi.count(filter) });

/** Users in one order, page by page. */
export const usersQuery = (list: UserList) =>
  pagedQuery(['users', 'list', list], (start) => usersApi.list({ ...list, limit: 50, ...start }));

/** One user. */
export const userQuery = (userId: string) =>
  queryOptions({
    queryKey: ['users', 'one', userId],
    queryFn: () => usersApi.get({ userId }),
  });

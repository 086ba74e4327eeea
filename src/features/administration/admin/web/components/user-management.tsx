import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, RefreshCw } from 'lucide-react';
import type { ReactElement } from 'react';
import { useState } from 'react';
import { asApiProblem } from '#lib/api/problem.ts';
import { notify } from '#ui/feedback/notify.ts';
import { Button } from '#ui/primitives/button.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { LinkSwitch } from '#ui/primitives/link-switch.tsx';
import type { ListedUser } from '../../contract/users.ts';
import type { UserFilter, UserList } from '../../rules/user-list.ts';
import { usersFailed, usersLoaded } from '../messages.ts';
import { userCountsQuery, usersQuery } from '../queries/users.ts';
import { UserSearchForm } from './user-search-form.tsx';
import { UsersTable } from './users-table.tsx';

interface UserManagementProps {
  list: UserList;
  /** The link to another list. */
  listLink: (change: Partial<UserList>) => ReactElement;
  userLink: (user: ListedUser, name: string) => ReactElement;
  onSearch: (filter: Pick<UserFilter, 'text' | 'status'>) => void;
}

const types = [
  { userType: 'consultant', words: 'Consultants' },
  { userType: 'client', words: 'Clients' },
] as const;

/** All users, in two tables: searched, sorted, loaded anew and exported. */
export function UserManagement(props: UserManagementProps) {
  const { list, listLink, userLink, onSearch } = props;
  const { text, status } = list;
  const { load, isLoading } = useLoadUsers(list);
  const { data: counts } = useQuery(userCountsQuery({ text, status }));
  const countOf = { consultant: counts?.consultants, client: counts?.clients };
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <LinkSwitch
          label="Users by type"
          choices={types.map(({ userType, words: label }) => ({
            value: userType,
            label: `${label} (${countOf[userType]?.toLocaleString('en-US') ?? '–'})`,
          }))}
          current={list.userType}
          link={(userType) => listLink({ userType, sort: 'joined', direction: 'descending' })}
        />
        <div className="flex flex-wrap gap-3">
          <a href={exportAddress(list)} className={buttonClassName({ variant: 'secondary' })}>
            <Download aria-hidden="true" />
            Export to CSV
          </a>
          <Button variant="secondary" pending={isLoading} onClick={load}>
            {!isLoading && <RefreshCw aria-hidden="true" />}
            Load Users
          </Button>
        </div>
      </div>
      <UserSearchForm filter={{ text, status }} onSearch={onSearch} />
      <UsersTable
        key={JSON.stringify(list)}
        list={list}
        orderLink={(sort, direction) => listLink({ sort, direction })}
        userLink={userLink}
      />
    </div>
  );
}

/** Fetches the list anew and says how many users there are to go through. */
function useLoadUsers(list: UserList) {
  const queryClient = useQueryClient();
  const [isLoading, setIsLoading] = useState(false);
  async function load() {
    setIsLoading(true);
    try {
      await queryClient.resetQueries({ queryKey: ['users', 'list'], type: 'inactive' });
      const [counts] = await Promise.all([
        queryClient.fetchQuery({ ...userCountsQuery(), staleTime: 0 }),
        queryClient.fetchInfiniteQuery({ ...usersQuery(list), staleTime: 0 }),
      ]);
      notify.success(usersLoaded(counts.clients + counts.consultants));
    } catch (error) {
      notify.error(usersFailed(asApiProblem(error)?.message ?? ''));
    } finally {
      setIsLoading(false);
    }
  }
  return { load: () => void load(), isLoading };
}

function exportAddress({ userType, text, status, sort, direction }: UserList): string {
  const query = new URLSearchParams({ userType, sort, direction, ...(text && { text }) });
  if (status) query.set('status', status);
  return `/admin/export/users.csv?${query}`;
}

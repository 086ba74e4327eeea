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
  /** Users come when they are asked for, and then stay asked for in the address. */
  isLoaded: boolean;
  /** The link to another list. */
  listLink: (change: Partial<UserList>) => ReactElement;
  userLink: (user: ListedUser, name: string) => ReactElement;
  /** Users are there, whichever list the address asks for by then. */
  onLoaded: () => void;
  onSearch: (filter: Pick<UserFilter, 'text' | 'status'>) => void;
}

const types = [
  { userType: 'consultant', words: 'Consultants' },
  { userType: 'client', words: 'Clients' },
] as const;

/** All users, in two tables: loaded, searched, sorted and exported. */
export function UserManagement(props: UserManagementProps) {
  const { list, isLoaded, listLink, userLink, onSearch } = props;
  const { text, status } = list;
  const { load, isLoading } = useLoadUsers(list, props.onLoaded);
  const { data: counts } = useQuery(userCountsQuery({ text, status }));
  const countOf = { consultant: counts?.consultants, client: counts?.clients };
  const { words } = types.find(({ userType }) => userType === list.userType) ?? types[0];
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
          {isLoaded && (
            <a href={exportAddress(list)} className={buttonClassName({ variant: 'secondary' })}>
              <Download aria-hidden="true" />
              Export to CSV
            </a>
          )}
          <Button pending={isLoading} onClick={load}>
            {!isLoading && <RefreshCw aria-hidden="true" />}
            Load Users
          </Button>
        </div>
      </div>
      {isLoaded ? (
        <>
          <UserSearchForm filter={{ text, status }} onSearch={onSearch} />
          <UsersTable
            key={JSON.stringify(list)}
            list={list}
            orderLink={(sort, direction) => listLink({ sort, direction })}
            userLink={userLink}
          />
        </>
      ) : (
        <p className="rounded-lg border border-line bg-surface px-5 py-10 text-center text-ink-muted">
          No {words.toLowerCase()} loaded. Click "Load Users" to fetch data.
        </p>
      )}
    </div>
  );
}

/** Fetches the list anew and says how many users there are to go through. */
function useLoadUsers(list: UserList, onLoaded: () => void) {
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
      onLoaded();
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

import { useInfiniteQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import type { ReactElement } from 'react';
import { asApiProblem } from '#lib/api/problem.ts';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { ListFailed } from '#ui/primitives/list-failed.tsx';
import { showing } from '#ui/primitives/paged-list.tsx';
import { PagedTable } from '#ui/primitives/paged-table.tsx';
import { SortHeading } from '#ui/primitives/sort-heading.tsx';
import { TableCell, TableHeading } from '#ui/primitives/table.tsx';
import type { ListedUser } from '../../contract/users.ts';
import type { SortDirection, UserList, UserSort } from '../../rules/user-list.ts';
import { usersFailed } from '../messages.ts';
import { usersQuery } from '../queries/users.ts';
import { userColumns } from './user-columns.tsx';

interface UsersTableProps {
  list: UserList;
  /** The link to this list in another order. */
  orderLink: (sort: UserSort, direction: SortDirection) => ReactElement;
  /** The link to one user, around the name. */
  userLink: (user: ListedUser, name: string) => ReactElement;
}

/** Users of one type, in an order that the headings change, as many as have been asked for. */
export function UsersTable({ list, orderLink, userLink }: UsersTableProps) {
  const query = useInfiniteQuery(usersQuery(list));
  const failure = usersFailed(asApiProblem(query.error)?.message ?? '');
  const noun = list.userType;
  const sortedBy = (sort: UserSort) => (list.sort === sort ? list.direction : undefined);
  const next = (sort: UserSort): SortDirection =>
    sortedBy(sort) === 'ascending' ? 'descending' : 'ascending';
  const columns = userColumns[list.userType];
  return (
    <PagedTable
      query={query}
      keyOf={({ userId }) => userId}
      caption={noun === 'client' ? 'Clients' : 'Consultants'}
      loading="Loading users…"
      failed={
        <div className="flex flex-col gap-4">
          <ListFailed title={failure} query={query} />
          <p className="rounded-lg border border-line bg-surface px-5 py-10 text-center text-ink-muted">
            No {noun}s loaded. Click "Load Users" to fetch data.
          </p>
        </div>
      }
      empty={
        <EmptyState icon={<Users />} title={`No ${noun}s found`}>
          No user matches. Try another text or another status.
        </EmptyState>
      }
      head={
        <>
          <SortHeading render={orderLink('name', next('name'))} sorted={sortedBy('name')}>
            Name
          </SortHeading>
          {columns.map(({ sort, label, numeric }) => (
            <SortHeading
              key={sort}
              numeric={numeric}
              render={orderLink(sort, next(sort))}
              sorted={sortedBy(sort)}
            >
              {label}
            </SortHeading>
          ))}
        </>
      }
      status={showing(noun)}
      moreFailed={failure}
    >
      {(user) => (
        <>
          <TableHeading scope="row">{userLink(user, user.name ?? '–')}</TableHeading>
          {columns.map(({ sort, numeric, className, cell }) => (
            <TableCell key={sort} numeric={numeric} className={className}>
              {cell(user) ?? '–'}
            </TableCell>
          ))}
        </>
      )}
    </PagedTable>
  );
}
